/** Heading of the articles, of a topic if there is one: «Седина: статьи». */
export function listTitle(title: string, tag: { name: string } | undefined): string {
  return tag ? `${tag.name}: ${title.toLowerCase()}` : title
}
