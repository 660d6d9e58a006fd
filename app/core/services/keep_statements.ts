const MAX_STATEMENTS = 500

interface Preparing<Statement> {
  prepare(sql: string): Statement
}

/** Has a connection prepare each statement once, as long as it is among the latest few hundred. */
export function keepStatements<Statement>(connection: Preparing<Statement>): void {
  const prepare = connection.prepare.bind(connection)
  const kept = new Map<string, Statement>()
  connection.prepare = (sql) => {
    const statement = kept.get(sql) ?? prepare(sql)
    kept.delete(sql)
    kept.set(sql, statement)
    if (kept.size > MAX_STATEMENTS) kept.delete(kept.keys().next().value as string)
    return statement
  }
}
