import path from 'node:path'
import { environment } from '../../environment.ts'
import { createConversions } from './make-conversions.ts'
import { readOriginal } from './read-original.ts'

/** Where conversions are kept. All of them can be made again. */
export const conversionsFolder = path.join(environment.dataDir, 'conversions')

/** The conversions of this process. */
export const conversions = createConversions({ folder: conversionsFolder, readOriginal })
