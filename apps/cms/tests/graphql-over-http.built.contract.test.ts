import { serverAudits } from 'graphql-http'
import { describe, expect, test } from 'vitest'

/** The built cms, which runs beside the contract tests on PostgreSQL. */
const url = `${process.env.TEST_CMS_URL}/graphql`

describe('the endpoint follows GraphQL over HTTP', () => {
  test.each(serverAudits({ url }).map((audit) => [audit.id, audit.name, audit] as const))(
    '%s %s',
    async (_, __, audit) => {
      const result = await audit.fn()
      expect(result.status, 'reason' in result ? result.reason : '').toBe('ok')
    },
  )
})
