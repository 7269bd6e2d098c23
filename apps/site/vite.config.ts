import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { guardRouteReload } from './app/start/guard-route-reload.ts'
import { inlineScript, precompress } from './vite-plugins.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    guardRouteReload(),
    inlineScript(fileURLToPath(new URL('./app/start/start.ts', import.meta.url))),
    reactRouter(),
    precompress(fileURLToPath(new URL('./build/client/assets', import.meta.url))),
  ],
  css: {
    transformer: 'lightningcss',
    modules: { localsConvention: 'camelCaseOnly' },
    lightningcss: { cssModules: { pattern: '[local]_[hash]' } },
  },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: {
      // Every page has these files before a press, so the code that a press fetches need not name them again.
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'js'
          ? needed.filter((name) => name !== file && !/\/(shared|react-dom|rolldown-runtime)-/.test(name))
          : needed,
    },
    // One style sheet for the whole site, which stands in every page.
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Code that several pages share comes in one file, with the router: small files weigh as much in headers as in code, and a
            // large one is compressed better.
            codeSplitting: {
              groups: [
                // Run before the rest, in a task of its own: see app/start/load-page.ts.
                {
                  name: 'react-dom',
                  test: /\/react-dom\/|\/scheduler\//,
                },
                // The player and the form of a question, with its captcha, come with the pages and popups that show them.
                {
                  name: 'shared',
                  test: /\/react-router\/dist\/|\/app\/(?!features\/(player|question|captcha)\/)/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The HTTP server is built together with the pages: they share the keys of the request context.
      build: { rolldownOptions: { input: './server/start.ts' } },
      // One file with all it needs starts several times as fast as hundreds of small ones.
      ...(command === 'build'
        ? // sharp has a program of its own, which no bundle can hold.
          {
            resolve: { noExternal: true, external: ['sharp'] },
            define: { 'process.env.NODE_ENV': '"production"' },
          }
        : {}),
    },
  },
}))
