import { readCmsEnvironment } from '@pryad/environment/cms-environment.ts'

/** Settings of this process, read once. */
export const environment = readCmsEnvironment(process.env)
