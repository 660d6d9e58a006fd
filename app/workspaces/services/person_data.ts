import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { eraseTables } from '#app/core/personal/erase_tables'
import { exportTables, type PersonalExport } from '#app/core/personal/export_tables'
import { ownedBy, type PersonalTable } from '#app/core/personal/personal_table'

export const PERSONAL_TABLES: PersonalTable[] = [
  {
    name: 'invitations',
    key: ['id'],
    of: (rows, userId) =>
      rows.where((either) =>
        either
          .where('user_id', userId)
          .orWhereIn('email', (people) =>
            people.from('users').where('id', userId).select(db.raw('lower(email)'))
          )
      ),
    file: {
      path: 'workspaces/invitations.json',
      about: 'Whom you invited to workspaces, and what you were invited to, without the links.',
      columns: ['id', 'workspace_id', 'role', 'email', 'expires_ms', 'ended_ms', 'created_at'],
    },
  },
  {
    name: 'memberships',
    key: ['workspace_id', 'user_id'],
    of: ownedBy('user_id'),
    file: {
      path: 'workspaces/memberships.json',
      about: 'The workspaces that you are a member of.',
      columns: ['workspace_id', 'role', 'joined_ms'],
    },
  },
  {
    name: 'workspaces',
    key: ['id'],
    of: ownedBy('owner_id'),
    file: {
      path: 'workspaces/workspaces.json',
      about: 'The workspaces that you own.',
      columns: ['id', 'name', 'created_at', 'updated_at'],
    },
  },
]

export const exportPerson = (userId: string): Promise<PersonalExport> =>
  exportTables(userId, PERSONAL_TABLES)

/** @returns whether there may be more */
export const erasePerson = (userId: string, trx: TransactionClientContract): Promise<boolean> =>
  eraseTables(userId, PERSONAL_TABLES, trx)
