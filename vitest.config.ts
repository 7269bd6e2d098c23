import { defineConfig } from 'vitest/config'

/**
 * The contract tests run on SQLite. Those in `databases` say something about the database and run on PostgreSQL as well; files with
 * `postgres` or `sqlite` before `contract` are for that one alone. Those with `built` ask a built cms, which runs beside the ones on PostgreSQL.
 */
const contract = {
  // Files share two workers, which load Payload and the other libraries once each.
  isolate: false,
  maxWorkers: 2,
  setupFiles: ['apps/cms/tests/support/own-modules.ts'],
  // Ends what hangs; a busy machine may take its time.
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

// graphql has two entries; the tested code and its libraries must meet in one.
const resolve = { alias: { graphql: 'graphql/index.js' } }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // A worker for each file takes half of the processor's time; tests put back the globals that they replace.
          isolate: false,
          include: ['{apps,packages,scripts,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/build/**', '**/.next/**', '**/*.contract.test.ts'],
          // Ends what hangs; a busy machine may take its time.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Style sheets are read, so that a class that none of them has is missing in tests as well. By default any name is one. They stay
          // in the document of the files that follow: names without a hash would meet rules of other components.
          css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'stable' } },
        },
      },
      {
        resolve,
        test: {
          ...contract,
          name: 'contract',
          include: ['apps/cms/tests/**/*.contract.test.ts'],
          exclude: ['**/*.{postgres,built}.contract.test.ts'],
          env: { TEST_DATABASE: 'sqlite' },
        },
      },
      {
        resolve,
        test: {
          ...contract,
          name: 'contract-postgres',
          include: ['apps/cms/tests/{databases/*,*.postgres,*.built}.contract.test.ts'],
          exclude: ['**/*.sqlite.contract.test.ts'],
          env: { TEST_DATABASE: 'postgres' },
        },
      },
      {
        resolve,
        test: {
          name: 'crash',
          include: ['crash/**/*.test.ts'],
          // Each file starts an installation of its own, and measures how soon it is back.
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'firefox',
          include: ['e2e/firefox.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'operations',
          include: ['operations/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
