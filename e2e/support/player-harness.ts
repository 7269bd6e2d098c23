import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { serve } from './local-server.ts'
import { sendFile, typeOfFile } from './player-files.ts'
import { startPlatforms } from './player-platforms.ts'
import { test as base } from './test.ts'

const root = path.resolve(import.meta.dirname, '../..')
const player = path.join(root, 'apps/site/app/features/player')
const lessons = path.join(root, 'content/lessons')

/** How long building the page may take on a busy machine. */
const buildMilliseconds = 300_000

type Query = Record<string, string | number>

export type PlayerHarness = {
  /** Address of a page with one player; the query contains its properties. */
  pageUrl: (query: Query) => string
  /** The stand-in for the platforms. */
  platformsOrigin: string
  strangerOrigin: string
  /** The code that a browser loads for the player, compressed. */
  playerBytes: number
}

type Fixtures = { harness: PlayerHarness }

/** Playwright's `test` with a page of its own for the player, built once for each worker. */
export const test = base.extend<object, Fixtures>({
  harness: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use) => {
      const platforms = await startPlatforms()
      const files = await buildPage()
      const html = toHtml(files)
      const { origin, strangerOrigin } = platforms
      // As strict as the site: a style or a script written into the page fails the test.
      const policy = [
        "default-src 'none'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self' data:",
        "media-src 'self'",
        "script-src 'self'",
        `frame-src ${origin} ${strangerOrigin}`,
      ].join('; ')
      const server = await serve((request, response) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const file = files.find(({ fileName }) => `/${fileName}` === pathname)
        if (file) {
          response.writeHead(200, { 'content-type': typeOfFile(pathname) }).end(contentOf(file))
        } else if (pathname.startsWith('/lessons/')) {
          sendFile(path.join(lessons, path.basename(pathname)), request, response).catch(() =>
            response.writeHead(404).end(),
          )
        } else if (pathname === '/') {
          response
            .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy })
            .end(html)
        } else response.writeHead(404).end()
      })
      await use({
        pageUrl(query) {
          const strings = Object.entries(query).map(([name, value]) => [name, String(value)])
          return `http://127.0.0.1:${server.port}/?${new URLSearchParams(strings)}`
        },
        platformsOrigin: origin,
        strangerOrigin,
        playerBytes: files
          .filter(({ fileName }) => /VideoPlayer-[^.]*\.(?:js|css)$/.test(fileName))
          .reduce((sum, file) => sum + brotliCompressSync(contentOf(file)).length, 0),
      })
      await server.stop()
      await platforms.stop()
    },
    { scope: 'worker', timeout: buildMilliseconds },
  ],
})

type BuiltFile = Rolldown.OutputChunk | Rolldown.OutputAsset

async function buildPage(): Promise<BuiltFile[]> {
  const result = await build({
    root: path.join(root, 'apps/site'),
    configFile: false,
    logLevel: 'error',
    css: {
      transformer: 'lightningcss',
      modules: { localsConvention: 'camelCaseOnly' },
      lightningcss: { cssModules: { pattern: '[local]_[hash]' } },
    },
    build: {
      write: false,
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: path.join(player, 'testing/player-page.tsx'),
        output: {
          // On the site the libraries and the common parts are there before the player.
          codeSplitting: {
            groups: [{ name: 'common', test: /node_modules|[\\/]app[\\/](?:ui|texts)[\\/]/ }],
          },
        },
      },
    },
  })
  if (!('output' in result)) throw new Error('The page of the player was not built.')
  return result.output
}

function contentOf(file: BuiltFile): string | Uint8Array {
  return file.type === 'chunk' ? file.code : file.source
}

function toHtml(files: BuiltFile[]): string {
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry)
  const sheets = files.filter(({ fileName }) => /(?:player-page|common)[^/]*\.css$/.test(fileName))
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Player</title>
<link rel="icon" href="data:,">
${sheets.map(({ fileName }) => `<link rel="stylesheet" href="/${fileName}">`).join('\n')}
<script type="module" src="/${entry?.fileName}"></script>
</head>
<body><div id="root"></div></body>
</html>`
}

/** axe finds nothing in the player. */
export async function expectPlayerAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('[data-state]').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}
