import pg from 'pg'

/** Runs one statement on the PostgreSQL database at `url`. */
export async function executeSql(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
