import type { Block } from 'payload'

/** A block of a long text, whose words become part of that text as they are typed (`editing/KeptBlock.tsx`). */
export function keepBlock(block: Block): Block {
  const kept = {
    name: 'kept',
    type: 'ui',
    admin: { components: { Field: '/panel/editing/KeptBlock.tsx#KeptBlock' } },
  } as const
  return { ...block, fields: [...block.fields, kept] }
}
