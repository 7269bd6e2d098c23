/** The same list with one article first, wherever it stood, or did not stand, before. */
export function withLead<Article extends { id: string }>(
  articles: Article[],
  lead: Article | null,
): Article[] {
  return lead ? [lead, ...articles.filter(({ id }) => id !== lead.id)] : articles
}
