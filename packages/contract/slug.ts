const latinByCyrillic: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'j',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'shh',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}

/** Longest slug: room enough for any title, short enough for any address bar. */
export const slugMaxLength = 96

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether a value can be a slug: lower-case Latin letters and digits in words joined by single hyphens. */
export function isSlug(value: unknown): value is string {
  return typeof value === 'string' && value.length <= slugMaxLength && slugPattern.test(value)
}

/** The slug of a Russian title, e.g. «Тёмные оттенки» → `temnye-ottenki`; empty when the title has no letter or digit. */
export function toSlug(title: string): string {
  const latin = [...title.toLowerCase().normalize('NFC')]
    .map((letter) => latinByCyrillic[letter] ?? letter)
    .join('')
  return latin
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’ʼ]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugMaxLength)
    .replace(/^-+|-+$/g, '')
}
