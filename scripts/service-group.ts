import { rm } from 'node:fs/promises'
import type { Service } from './service.ts'

/**
 * Waits until services that have just been started all answer. Gives the way to stop them, after which the data folder they shared
 * is deleted; that is done as well when one of them does not start.
 */
export async function readyTogether(services: Service[], dataDir: string): Promise<() => Promise<void>> {
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()))
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await Promise.all(services.map((service) => service.ready()))
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}
