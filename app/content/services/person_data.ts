import { exportTables, type PersonalExport } from '#app/core/personal/export_tables'
import { ownedBy, type PersonalTable } from '#app/core/personal/personal_table'

/** The history of syncs stays when the account of the administrator who started them ends, without their name. */
export const PERSONAL_TABLES: PersonalTable[] = [
  {
    name: 'content_syncs',
    key: ['id'],
    of: ownedBy('started_by'),
    file: {
      path: 'content/syncs.json',
      about: 'The syncs with Notion that you started.',
      columns: ['id', 'mode', 'is_dry_run', 'state', 'created_ms', 'ended_ms', 'counts'],
    },
  },
]

export const exportPerson = (userId: string): Promise<PersonalExport> =>
  exportTables(userId, PERSONAL_TABLES)

/** Nothing has to be erased: the name goes with the account. */
export const erasePerson = (): Promise<boolean> => Promise.resolve(false)
