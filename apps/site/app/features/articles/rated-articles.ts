/** Articles that were rated in this browser: nobody is asked twice. The answers are not kept. */
const storageKey = 'rated-articles'
const most = 200

/** Whether an article was rated here. Storage may be full, forbidden or hold anything. */
export function wasRated(slug: string): boolean {
  return read().includes(slug)
}

/** Keeps that an article was rated; of more than two hundred the oldest is forgotten. */
export function keepRated(slug: string): void {
  const all = [slug, ...read().filter((other) => other !== slug)].slice(0, most)
  try {
    localStorage.setItem(storageKey, JSON.stringify(all))
  } catch {
    // Where nothing can be kept, the question comes again.
  }
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string') : []
  } catch {
    return []
  }
}
