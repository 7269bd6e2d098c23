import { z } from 'zod'

/** Messages between workers and their primary process. */
export const messageShape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('purge'), version: z.string().optional() }),
  z.object({ type: z.literal('ask-metrics'), id: z.string() }),
  z.object({ type: z.literal('metrics'), id: z.string(), text: z.string() }),
])

export type Message = z.output<typeof messageShape>
