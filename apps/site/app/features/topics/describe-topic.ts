/** What search engines are told of a topic: its name, how much there is of it, and what the site says of such pages. */
export function describeTopic(name: string, counts: string[], text: string): string {
  const found = counts.filter(Boolean).join(', ')
  // The name of a further page has a colon of its own.
  return `${found ? `${name.replaceAll(': ', ', ')}: ${found}` : name}. ${text}`
}
