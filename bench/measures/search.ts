import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { SearchIndex } from '../../apps/cms/src/search/search-index.ts'
import { bestPart, cutSnippet } from '../../apps/cms/src/search/snippet.ts'
import cases from '../../apps/cms/tests/fixtures/search-cases.json' with { type: 'json' }
import synonyms from '../../content/synonyms.json' with { type: 'json' }
import { atMost, type Figure } from '../support/figure.ts'
import { makeEntries } from '../support/many-entries.ts'

const size = 10_000
const rounds = 3
/** Hits of which the answer shows a place, as a page of the site asks for them. */
const shown = 20

/**
 * Searches ten thousand documents as people type their queries, a slip in every third, and cuts the snippets of the first twenty. Times
 * are those of the processor: on a busy machine the clock also counts the work of others.
 */
export function measureSearch(): Figure[] {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const bytes = () => {
    collect()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return heapUsed + arrayBuffers
  }
  const before = bytes()
  const index = new SearchIndex(synonyms.groups)
  for (const entry of makeEntries(size)) index.put(entry)
  const megabytes = (bytes() - before) / 1024 / 1024

  const queries = Object.keys(cases.queries).map((query, number) =>
    number % 3 === 0 ? misspell(query) : query,
  )
  for (const query of queries) answer(index, query)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const query of queries) {
      const start = process.cpuUsage()
      answer(index, query)
      const { user, system } = process.cpuUsage(start)
      times.push((user + system) / 1000)
    }
  }
  times.sort((one, other) => one - other)
  const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN
  return [
    atMost('processor time of a search in 10 000 documents with its snippets, p95', p95, 30, 'ms'),
    atMost('memory of their index, texts included', megabytes, 100, 'MB'),
  ]
}

function answer(index: SearchIndex, query: string): void {
  for (const { entry, terms } of index.search(query).slice(0, shown)) {
    cutSnippet(bestPart(entry, terms, index).text, terms, index.analyzer)
  }
}

/** The longest word lacks its third letter. */
function misspell(query: string): string {
  const [longest = ''] = query.split(' ').sort((one, other) => other.length - one.length)
  return query.replace(longest, longest.slice(0, 2) + longest.slice(3))
}
