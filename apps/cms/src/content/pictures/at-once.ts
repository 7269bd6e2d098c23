type AtOnce = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Does so many pieces of work at the same time; the others wait for their turn. */
export function atOnce(most: number): AtOnce {
  const waiting: (() => void)[] = []
  let free = most
  return async (work) => {
    if (free > 0) free--
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
