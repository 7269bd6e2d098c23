import { readSiteEnvironment } from '@pryad/environment/site-environment.ts'

/** Settings of this process, read once. */
export const environment = readSiteEnvironment(process.env)
