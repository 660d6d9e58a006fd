import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { SANDBOX_ISSUER } from '#app/auth/sandbox/sandbox_client'
import { publishAccessEnd } from '#app/auth/services/access_topic'
import { realPeople, sandboxPeople } from '#app/auth/services/sandbox_people'

/** What was taken from a person who could sign in by the sandbox. */
export interface Retired {
  id: string
  email: string | null
  sessions: number
  tokens: number
  wasAdmin: boolean
  /** Whether a real provider knows them too: then they still sign in, and stay administrators. */
  isReal: boolean
}

/**
 * Ends every way in that asked for no password: the sandbox identities, the sessions and access tokens of whoever has
 * one, and the rights of administrators whom no real provider knows. They are on the free plan afterwards. Nothing that
 * they wrote is touched.
 */
export async function retireSandbox(trx: TransactionClientContract): Promise<Retired[]> {
  const people = await trx
    .from('users')
    .whereIn('id', sandboxPeople(trx))
    .orderBy('id')
    .select('id', 'email', 'is_admin')
  const known = await realPeople(trx)
  const real = new Set(known.map((row) => String(row.user_id)))
  const retired: Retired[] = []
  for (const { id, email, is_admin: isAdmin } of people) {
    const isReal = real.has(id)
    // A plan that the sandbox granted was not paid for.
    await trx.from('users').where('id', id).update({ plan: 'free' })
    if (isAdmin && !isReal) await trx.from('users').where('id', id).update({ is_admin: false })
    const sessions = Number(await trx.from('sessions').where('user_id', id).delete())
    const tokens = Number(await trx.from('auth_access_tokens').where('tokenable_id', id).delete())
    await publishAccessEnd(id, trx)
    await trx.from('device_grants').where('user_id', id).delete()
    retired.push({ id, email, sessions, tokens, wasAdmin: Boolean(isAdmin), isReal })
  }
  await trx.from('identities').where('issuer', SANDBOX_ISSUER).delete()
  return retired
}
