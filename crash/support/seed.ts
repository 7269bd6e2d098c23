/** The imported content that installations of the tests are copies of. */
export function testSeed(): string {
  const seed = process.env.TEST_SEED_DIR
  if (!seed) throw new Error('Run these tests by `npm test -- crash`, which builds what they start.')
  return seed
}
