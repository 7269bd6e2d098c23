/** Order matters: a browser also names those it is made from. */
const browsers: [RegExp, string][] = [
  [/\bYaBrowser\//, 'Яндекс Браузер'],
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** The device a user signs in with, in everyday words: «Chrome, Windows». */
export function deviceOf(userAgent: string | null | undefined): string {
  const name = (known: [RegExp, string][]) => known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  return [name(browsers), name(systems)].filter(Boolean).join(', ') || 'Неизвестное устройство'
}
