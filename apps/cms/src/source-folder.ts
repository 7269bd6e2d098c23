import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder `apps/cms/src`. The bundler of the panel knows `import.meta.url`, but not `import.meta.dirname`. */
export const sourceFolder = path.dirname(fileURLToPath(import.meta.url))
