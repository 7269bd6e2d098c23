/** A migration that a database has gone through. Migrations of one batch were done in one go. */
export type DoneMigration = { name: string; batch: number }

/**
 * The newest of the migrations, by its name, which begins with the time it was made.
 * @throws when there is none, or only the first, which made the tables.
 */
export function migrationToUndo(done: DoneMigration[]): string {
  const names = done.map(({ name }) => name).sort()
  const newest = names.at(-1)
  if (newest === undefined || names.length < 2) {
    throw new Error('There is no migration to take back but the first, with which everything would go.')
  }
  return newest
}
