const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** A text as XML may contain it. Characters that XML has no place for are left out. */
export function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids these characters
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
  )
}

/** HTML whose links and pictures lead where they lead on its page, wherever it is read. Addresses that are whole stay as they are. */
export function withWholeAddresses(html: string, page: string): string {
  return html.replace(
    /(<[a-z][^<>]*?\s(?:href|src)\s*=\s*(["']))(.*?)(?=\2)/gi,
    (all, start: string, _quote, address: string) =>
      // Text in HTML is escaped already, and stays as it is.
      URL.canParse(address) || !URL.canParse(address, page)
        ? all
        : start + new URL(address, escapeXml(page)).href,
  )
}
