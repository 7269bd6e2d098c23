import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,packages,scripts,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/build/**', '**/.next/**', '**/*.contract.test.ts'],
        },
      },
      {
        // graphql has two entries; the tested code and its libraries must meet in one.
        resolve: { alias: { graphql: 'graphql/index.js' } },
        test: {
          name: 'contract',
          include: ['apps/cms/tests/**/*.contract.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
