import type { SiteResolvers } from '../generated/resolver-types.ts'

export const site: SiteResolvers = {
  locale: () => 'ru-RU',
  demoNotice: ({ demoNotice }) => demoNotice ?? '',
  navigation: ({ navigation }) => navigation ?? [],
  texts: ({ texts }) => texts ?? {},
}
