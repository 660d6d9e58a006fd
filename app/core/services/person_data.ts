import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { eraseTables } from '#app/core/personal/erase_tables'
import { exportTables, type PersonalExport } from '#app/core/personal/export_tables'
import { ownedBy, type PersonalTable } from '#app/core/personal/personal_table'

type Rows = Parameters<PersonalTable['of']>[0]

/** The rows of which one of these columns names an id. Ids have no characters that `like` reads otherwise. */
export const naming =
  (...columns: string[]) =>
  (rows: Rows, id: string): Rows =>
    rows.where((any) => {
      for (const column of columns) any.orWhere(column, 'like', `%${id}%`)
    })

/** What the server notes for itself. There is nothing in it to read. */
export const PERSONAL_TABLES: PersonalTable[] = [
  { name: 'kept_answers', key: ['user_id', 'key'], of: ownedBy('user_id'), file: null },
  { name: 'rate_limits', key: ['key'], of: naming('key'), file: null },
  { name: 'reservations', key: ['id'], of: naming('key'), file: null },
  { name: 'jobs', key: ['id'], of: naming('payload', 'key', 'running_key', 'error'), file: null },
]

export const exportPerson = (userId: string): Promise<PersonalExport> =>
  exportTables(userId, PERSONAL_TABLES)

/** @returns whether there may be more */
export const erasePerson = (userId: string, trx: TransactionClientContract): Promise<boolean> =>
  eraseTables(userId, PERSONAL_TABLES, trx)
