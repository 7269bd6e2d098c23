type Migration = { name: string }

/** Thrown for a database whose tables were made in another way than this version makes them; the message says what to do. */
export class OtherHistoryError extends Error {
  override name = 'OtherHistoryError'
}

/**
 * Refuses a database that did not begin with this version's first migration, before anything of it is changed.
 * @param done names of the migrations that the database has gone through; none in a new one
 * @throws {OtherHistoryError}
 */
export function requireOwnHistory(done: string[], [first]: readonly Migration[]): void {
  if (done.length === 0 || !first || done.includes(first.name)) return
  throw new OtherHistoryError(
    `This database was made by a version before the first release (its newest migration is ${done.sort().at(-1)}), and this version cannot use it. ` +
      'Nothing was changed. Start the version that made it and take the content along with it («Выгрузка» in the panel; docs/operations/upgrade.md, ' +
      '"From before the first release", has the commands); or begin with a new one: name another DATA_DIR, or an empty database in DATABASE_URL.',
  )
}
