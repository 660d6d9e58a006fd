import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { eraseTables } from '#app/core/personal/erase_tables'
import { exportTables, type PersonalExport } from '#app/core/personal/export_tables'
import { ownedBy, ownedThrough, type PersonalTable } from '#app/core/personal/personal_table'

export const PERSONAL_TABLES: PersonalTable[] = [
  {
    name: 'account_export_parts',
    key: ['export_id', 'position'],
    of: ownedThrough('export_id', 'account_exports'),
    file: null,
  },
  {
    name: 'account_exports',
    key: ['id'],
    of: ownedBy('user_id'),
    file: {
      path: 'account/downloads.json',
      about: 'The files like this one that you prepared in the last days.',
      columns: ['id', 'status', 'bytes', 'created_ms', 'ended_ms'],
    },
  },
]

export const exportPerson = (userId: string): Promise<PersonalExport> =>
  exportTables(userId, PERSONAL_TABLES)

/** @returns whether there may be more */
export const erasePerson = (userId: string, trx: TransactionClientContract): Promise<boolean> =>
  eraseTables(userId, PERSONAL_TABLES, trx)
