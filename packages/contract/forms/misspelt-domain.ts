const endings: Record<string, RegExp> = {
  com: /^(?:con|cim|clm|cpm|xom|vom|kom|comm|coom|cmo|ocm)$/,
  ru: /^(?:ri|ry|rj|ur|rur|ruu|rru)$/,
}

const names: Record<string, RegExp> = {
  'gmail.com': /^(?:gmail\.(?:co|cm|om|ru)|g(?:mai|mal|mial|amil|nail|maill|meil)\.com)$/,
  'yandex.ru': /^(?:yandx|yadex|yandeks|yndex|yanex|yandexx)\.ru$/,
  'rambler.ru': /^(?:ramler|ramber|rambller)\.ru$/,
  'icloud.com': /^(?:iclod|icoud|iclould)\.com$/,
}

const providers = /^(?:gmail|mail|yandex|ya|bk|list|inbox|rambler|icloud|outlook|hotmail|yahoo)$/

/** The domain that is meant by a well-known one with a slip of the keyboard; undefined for all others. No such domain takes letters. */
export function meantDomain(domain: string): string | undefined {
  const known = Object.keys(names).find((name) => names[name]?.test(domain))
  if (known) return known
  const [name = '', ending = '', ...more] = domain.split('.')
  if (more.length > 0 || !(providers.test(name) || ending === 'con')) return undefined
  const meant = Object.keys(endings).find((one) => endings[one]?.test(ending))
  return meant && `${name}.${meant}`
}
