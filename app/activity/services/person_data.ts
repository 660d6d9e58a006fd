import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { eraseTables } from '#app/core/personal/erase_tables'
import { exportTables, type PersonalExport } from '#app/core/personal/export_tables'
import { ownedBy, type PersonalTable } from '#app/core/personal/personal_table'

export const PERSONAL_TABLES: PersonalTable[] = [
  {
    name: 'notices',
    key: ['id'],
    of: ownedBy('user_id'),
    file: {
      path: 'activity/notices.json',
      about: 'What Hone told you about your runs.',
      columns: [
        ...['id', 'kind', 'subject', 'excerpt', 'run_id', 'batch_id', 'created_ms', 'read_ms'],
      ],
    },
  },
  {
    name: 'activities',
    key: ['id'],
    of: ownedBy('user_id'),
    file: {
      path: 'activity/history.json',
      about: 'Your history, one entry for each action.',
      columns: [
        ...['id', 'type', 'title', 'description', 'category', 'prompt_id', 'template_name'],
        ...['original_excerpt', 'refined_excerpt', 'quality_score', 'created_at'],
      ],
    },
  },
]

export const exportPerson = (userId: string): Promise<PersonalExport> =>
  exportTables(userId, PERSONAL_TABLES)

/** @returns whether there may be more */
export const erasePerson = (userId: string, trx: TransactionClientContract): Promise<boolean> =>
  eraseTables(userId, PERSONAL_TABLES, trx)
