import type { Plugin } from 'payload'
import { oneAtATime } from '../../databases/lock.ts'

/**
 * Lets one instance of the cms after the other queue scheduled jobs. Payload looks whether a job of the kind waits already and then
 * queues one: two instances that look at the same moment would queue two.
 */
export const scheduleInTurn: Plugin = (config) => ({
  ...config,
  onInit: async (payload) => {
    await config.onInit?.(payload)
    const { handleSchedules } = payload.jobs
    payload.jobs.handleSchedules = (args) => oneAtATime(payload, 'schedules', () => handleSchedules(args))
  },
})
