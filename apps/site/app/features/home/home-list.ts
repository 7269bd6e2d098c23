import { LongList } from '#app/lib/routing/long-list.ts'
import type { HomePart } from './load-home.server.ts'

/** The articles of the main page, or of a topic, page by page. */
export const homeList = new LongList<HomePart>('/')
