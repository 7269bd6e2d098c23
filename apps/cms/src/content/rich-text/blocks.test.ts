import { typeDefs } from '@pryad/contract/generated/type-defs.ts'
import { buildSchema, isUnionType } from 'graphql'
import { expect, test } from 'vitest'
import { blocks, blockTypeName } from './blocks.ts'

test.each(blocks.map(({ slug }) => slug))(
  'sites are told of the block «%s» that editors can put into a text',
  (slug) => {
    const union = buildSchema(typeDefs).getType('ContentBlock')
    const names = isUnionType(union) ? union.getTypes().map(({ name }) => name) : []
    expect(names).toContain(blockTypeName(slug))
  },
)

/** The panel's answer to a level in a block with the finder. */
function sayOf(level: number | null): unknown {
  const finder = blocks.find(({ slug }) => slug === 'finder')
  const field = finder?.fields.find((one) => 'name' in one && one.name === 'level') ?? {}
  const validate: unknown = 'validate' in field ? field.validate : undefined
  if (typeof validate !== 'function') throw new Error('Nothing judges the level.')
  return validate(level, { ...field, req: { t: (key: string) => key } })
}

test.each([1, 5, 10, null])('the finder opens at level %s', (level) => {
  expect(sayOf(level)).toBe(true)
})

test.each([5.5, 0, 11])('the finder cannot open at level %s', (level) => {
  expect(sayOf(level)).not.toBe(true)
})
