/** Above this delay of the event loop, in milliseconds, no strand is painted, and a few pages at a time are made: decision 0138. */
export const maxDelay = 1000
