import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { SANDBOX_ISSUER } from '#app/auth/sandbox/sandbox_client'

type Client = Pick<QueryClientContract, 'from'>

/** The ids of the people who can sign in by the sandbox, which asks for no password. */
export const sandboxPeople = (client: Client = db): DatabaseQueryBuilderContract =>
  client.from('identities').select('user_id').where('issuer', SANDBOX_ISSUER)

/** The ids of the people who can sign in by a provider that knows them. */
export const realPeople = (client: Client = db): DatabaseQueryBuilderContract =>
  client.from('identities').select('user_id').whereNot('issuer', SANDBOX_ISSUER)

/** The ids of the people as whom nobody gets in: they have no way to sign in, no session and no access token. */
export const retiredPeople = (client: Client = db): DatabaseQueryBuilderContract =>
  client
    .from('users')
    .select('id')
    .whereNotIn('id', client.from('identities').select('user_id'))
    .whereNotIn('id', client.from('sessions').select('user_id'))
    .whereNotIn('id', client.from('auth_access_tokens').select('tokenable_id'))

/**
 * Holds for the people whose sessions and access tokens count in live mode: all but those whom only the sandbox knows.
 * A start refuses these, but a server in trial mode may use the same database later. It is part of the statement that
 * reads the session or the token.
 */
export const mayGetInLive =
  (id: string) =>
  (query: DatabaseQueryBuilderContract): void =>
    void query.whereNotIn(id, sandboxPeople()).orWhereIn(id, realPeople())

/** Whether the sandbox is the only way in which somebody signs in. */
export async function isOnlyOfSandbox(userId: string, client: Client = db): Promise<boolean> {
  const own = await client.from('identities').where('user_id', userId).select('issuer')
  return own.length > 0 && own.every(({ issuer }) => issuer === SANDBOX_ISSUER)
}

/** A person as a terminal may show them: anybody chose the email, and it may hold control characters. */
export const shownPerson = ({ id, email }: { id: string; email: string | null }): string =>
  (email ?? id).replaceAll(/\p{C}/gu, '?')
