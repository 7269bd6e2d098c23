/** From this delay of the event loop on, in milliseconds, nothing is made that is not at hand. */
export const maxDelay = 1000
