/** Script of a page that is none of the site's: it asks the API from a visitor's browser. */
import { type ClientName, foreignClients, makeCalls } from './foreign-clients.ts'

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface is merged with the browser's own
  interface Window {
    makeCalls: (name: ClientName, url: string, recaptcha: string) => Promise<unknown>
  }
}

window.makeCalls = (name, url, recaptcha) => makeCalls(foreignClients[name](url), recaptcha)
