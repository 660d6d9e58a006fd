import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { publishAccessEnd } from '#app/auth/services/access_topic'
import { eraseTables } from '#app/core/personal/erase_tables'
import { exportTables, type PersonalExport } from '#app/core/personal/export_tables'
import { ownedBy, type PersonalTable } from '#app/core/personal/personal_table'

const SIGN_IN: PersonalTable[] = [
  {
    name: 'sessions',
    key: ['id'],
    of: ownedBy('user_id'),
    file: {
      path: 'account/sessions.json',
      about: 'The browsers in which you are signed in.',
      columns: ['user_agent', 'address', 'created_ms', 'last_used_ms'],
    },
  },
  {
    name: 'auth_access_tokens',
    key: ['id'],
    of: ownedBy('tokenable_id'),
    file: {
      path: 'account/access_tokens.json',
      about: 'Your access tokens for programs, without their secrets.',
      columns: ['name', 'abilities', 'created_at', 'last_used_at', 'expires_at'],
      json: ['abilities'],
    },
  },
  {
    name: 'device_grants',
    key: ['id'],
    of: ownedBy('user_id'),
    file: {
      path: 'account/terminals.json',
      about: 'The terminals that you signed in, or refused, by a code.',
      columns: [
        ...['device_name', 'scopes', 'user_agent', 'address', 'state'],
        ...['created_ms', 'expires_ms'],
      ],
    },
  },
  {
    name: 'identities',
    key: ['id'],
    of: ownedBy('user_id'),
    file: {
      path: 'account/ways_to_sign_in.json',
      about: 'The accounts elsewhere with which you sign in.',
      columns: ['issuer', 'subject', 'label', 'created_at'],
    },
  },
]

const PERSON: PersonalTable = {
  name: 'users',
  key: ['id'],
  of: ownedBy('id'),
  file: {
    path: 'account/profile.json',
    about: 'Your name, email, plan and preferences.',
    columns: [
      ...['id', 'email', 'email_verified', 'first_name', 'last_name', 'profile_image_url'],
      ...['job_role', 'industry', 'is_admin', 'plan', 'plan_until_ms', 'preferences'],
      ...['suspended_ms', 'suspension_reason', 'deletion_due_ms', 'created_at', 'updated_at'],
    ],
    json: ['preferences'],
  },
}

/** Their lines stay when the person goes, without naming them. */
const AUDIT: PersonalTable = {
  name: 'audit_entries',
  key: ['id'],
  of: ownedBy('person_id'),
  file: {
    path: 'account/what_administrators_did.json',
    about: 'What administrators did to your account.',
    columns: ['id', 'created_ms', 'action', 'outcome', 'details'],
    json: ['details'],
  },
}

export const PERSONAL_TABLES: PersonalTable[] = [PERSON, AUDIT, ...SIGN_IN]

export const exportPerson = (userId: string): Promise<PersonalExport> =>
  exportTables(userId, PERSONAL_TABLES)

/** Removes every way in. The person follows last, by `forgetPerson`. @returns whether there may be more */
export async function erasePerson(
  userId: string,
  trx: TransactionClientContract
): Promise<boolean> {
  await publishAccessEnd(userId, trx)
  return eraseTables(userId, SIGN_IN, trx)
}

/** Removes the person, after all that belongs to them. */
export async function forgetPerson(userId: string, trx: TransactionClientContract): Promise<void> {
  // A reason that an administrator wrote may name the person.
  await trx.from('audit_entries').where('person_id', userId).update({ details: null })
  await trx.from('users').where('id', userId).delete()
}
