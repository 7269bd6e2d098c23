import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  css: {
    transformer: 'lightningcss',
    modules: { localsConvention: 'camelCaseOnly' },
    lightningcss: { cssModules: { pattern: '[local]_[hash]' } },
  },
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
  environments: {
    // The HTTP server is built together with the pages: they share the keys of the request context.
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
})
