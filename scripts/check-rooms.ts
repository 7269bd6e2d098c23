import { checkOrder, findImports } from './checks/room-order.ts'
import { sources } from './checks/rooms.ts'

/** A part of `npm run lint`: prints the imports that break the order of rooms, and fails when there are any. */
const problems = sources.flatMap((source) => checkOrder(findImports(source.folder), source))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
