import { DatabaseSync } from 'node:sqlite'
import { v7 } from 'uuid'
import { flowSearchText, nameKey } from '#app/flows/domain/values/flow_names'
import type { Desk } from '#tests/browser/helpers/desk'

/** The names of those that `fillWith` makes. */
export const flowsTo = (count: number) => Array.from({ length: count }, (_, at) => `Flow ${at}`)

/** Copies of a flow of this person, as the database keeps them. */
export function fillWith({ databaseFile }: Desk, id: string, count: number): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  const columns = database
    .prepare('select name from pragma_table_info(?)')
    .all('flows')
    .map(({ name }) => String(name))
  const given = ['id', 'title', 'name_key', 'search_text']
  const taken = columns.filter((name) => !given.includes(name))
  const insert = database.prepare(
    `insert into flows (${[...given, ...taken].join(', ')})
     select ?, ?, ?, ?, ${taken.join(', ')} from flows where id = ?`
  )
  database.exec('begin')
  for (const title of flowsTo(count))
    insert.run(v7(), title, nameKey(title), flowSearchText({ title, tags: [] }), id)
  database.exec('commit')
  database.close()
}
