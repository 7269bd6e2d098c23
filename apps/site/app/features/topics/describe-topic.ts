/** The description of a topic for search engines: its name, how much there is of it, and a text about such pages. */
export function describeTopic(name: string, counts: string[], text: string): string {
  const found = counts.filter(Boolean).join(', ')
  // The name of a further page has a colon of its own.
  return `${found ? `${name.replaceAll(': ', ', ')}: ${found}` : name}. ${text}`
}
