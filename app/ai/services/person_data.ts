import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { eraseTables } from '#app/core/personal/erase_tables'
import { exportTables, type PersonalExport } from '#app/core/personal/export_tables'
import { ownedBy, type PersonalTable } from '#app/core/personal/personal_table'

export const PERSONAL_TABLES: PersonalTable[] = [
  {
    name: 'model_calls',
    key: ['id'],
    of: ownedBy('user_id'),
    file: {
      path: 'usage/model_calls.json',
      about: 'Each use of a model: when, for what, how many tokens, and what it cost.',
      columns: [
        ...['id', 'created_at', 'purpose', 'prompt_id', 'provider', 'model', 'input_tokens'],
        ...['output_tokens', 'is_estimate', 'cost_micros', 'first_token_ms', 'duration_ms'],
        'outcome',
      ],
    },
  },
]

export const exportPerson = (userId: string): Promise<PersonalExport> =>
  exportTables(userId, PERSONAL_TABLES)

/** @returns whether there may be more */
export const erasePerson = (userId: string, trx: TransactionClientContract): Promise<boolean> =>
  eraseTables(userId, PERSONAL_TABLES, trx)
