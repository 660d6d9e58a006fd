import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { eraseTables } from '#app/core/personal/erase_tables'
import { exportTables, type PersonalExport } from '#app/core/personal/export_tables'
import { ownedBy, type PersonalTable } from '#app/core/personal/personal_table'

const MARKS: PersonalTable[] = [
  {
    name: 'template_marks',
    key: ['user_id', 'template_id'],
    of: ownedBy('user_id'),
    file: {
      path: 'templates/favorites_and_uses.json',
      about: 'The templates that you marked as favorites or used.',
      columns: ['template_id', 'favorite_ms', 'uses', 'last_used_ms'],
    },
  },
]

/** Templates belong to all. Those that a person wrote stay, without their name. */
const WRITTEN: PersonalTable[] = [
  {
    name: 'workflow_templates',
    key: ['id'],
    of: ownedBy('changed_by'),
    file: {
      path: 'templates/written.json',
      about: 'The templates that you were the last to change.',
      columns: ['id', 'title', 'description', 'category', 'content', 'created_at', 'updated_at'],
    },
  },
  {
    name: 'workflow_template_versions',
    key: ['template_id', 'version'],
    of: ownedBy('author_id'),
    file: {
      path: 'templates/versions.json',
      about: 'The versions of templates that you wrote.',
      columns: ['template_id', 'version', 'note', 'fields', 'created_at'],
      json: ['fields'],
    },
  },
]

export const PERSONAL_TABLES: PersonalTable[] = [...MARKS, ...WRITTEN]

export const exportPerson = (userId: string): Promise<PersonalExport> =>
  exportTables(userId, PERSONAL_TABLES)

/** @returns whether there may be more */
export const erasePerson = (userId: string, trx: TransactionClientContract): Promise<boolean> =>
  eraseTables(userId, MARKS, trx)
