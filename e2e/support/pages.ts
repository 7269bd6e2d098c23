/** One page of every kind, as a visitor can reach it. */
export const pages = {
  home: '/',
  'home by topic': '/?tag=sedina',
  articles: '/articles',
  'articles by topic': '/articles?tag=sedina',
  video: '/video',
  'video by topic': '/video?tag=blond',
  article: '/articles/chto-znachat-cifry-na-korobke',
  privacy: '/privacy',
  cookies: '/cookies',
  consent: '/consent',
  faq: '/faq',
  help: '/help',
  search: '/search',
  palette: '/shades',
  shade: '/shades/6-0',
  finder: '/shade',
  'finder with an answer': '/shade?level=6&grey=50&wish=6-0',
  shops: '/shops?ean=2007700000161',
} as const

export const widths = [320, 360, 768, 1280, 1920]
