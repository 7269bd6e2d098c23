import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { SearchIndex } from '../../apps/cms/src/search/search-index.ts'
import cases from '../../apps/cms/tests/fixtures/search-cases.json' with { type: 'json' }
import synonyms from '../../content/synonyms.json' with { type: 'json' }
import { atMost, type Figure } from '../support/figure.ts'
import { makeEntries } from '../support/many-entries.ts'

const size = 10_000
const rounds = 3
/** No further round begins after this long: on a busy machine one round says enough. */
const longestMilliseconds = 20_000

/** Searches ten thousand documents as people type their queries; a slip in every third. */
export function measureSearch(): Figure[] {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
  const before = process.memoryUsage().heapUsed
  const index = new SearchIndex(synonyms.groups)
  for (const entry of makeEntries(size)) index.put(entry)
  collect()
  const megabytes = (process.memoryUsage().heapUsed - before) / 1024 / 1024

  const queries = cases.queries.map(({ query }, number) => (number % 3 === 0 ? misspell(query) : query))
  for (const query of queries) index.search(query)
  const times: number[] = []
  const begin = performance.now()
  for (let round = 0; round < rounds; round++) {
    if (round > 0 && performance.now() - begin > longestMilliseconds) break
    for (const query of queries) {
      const start = performance.now()
      index.search(query)
      times.push(performance.now() - start)
    }
  }
  times.sort((one, other) => one - other)
  const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN
  return [
    atMost('search in 10 000 documents, p95', p95, 10, 'ms'),
    atMost('memory of their index, texts included', megabytes, 100, 'MB'),
  ]
}

/** The longest word lacks its third letter. */
function misspell(query: string): string {
  const [longest = ''] = query.split(' ').sort((one, other) => other.length - one.length)
  return query.replace(longest, longest.slice(0, 2) + longest.slice(3))
}
