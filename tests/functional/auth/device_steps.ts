import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/auth/models/user'
import { hashOfSecret } from '#app/auth/services/session_secrets'
import { DEVICE_CLIENT, DEVICE_GRANT_TYPE } from '#app/auth/domain/device_grant'

export const CODE = '/oauth/device/code'
export const TOKEN = '/oauth/token'
export const LOOKUPS = '/api/device-lookups'
export const DECISIONS = '/api/device-decisions'

/** What a terminal is told that asks to be signed in. */
export interface Codes {
  device_code: string
  user_code: string
}

/** A terminal asks to be signed in. */
export async function opened(client: ApiClient, fields: object = {}): Promise<Codes> {
  const answer = await client.post(CODE).form({ client_id: DEVICE_CLIENT, ...fields })
  answer.assertStatus(200)
  return answer.body()
}

/** A terminal asks for its token. */
export const poll = (client: ApiClient, deviceCode: string) =>
  client.post(TOKEN).form({
    grant_type: DEVICE_GRANT_TYPE,
    client_id: DEVICE_CLIENT,
    device_code: deviceCode,
  })

export const lookUp = (client: ApiClient, user: User, userCode: string) =>
  client.post(LOOKUPS).loginAs(user).json({ userCode })

export const decide = (
  client: ApiClient,
  user: User,
  userCode: string,
  decision: 'approved' | 'denied' = 'approved'
) => client.post(DECISIONS).loginAs(user).json({ userCode, decision })

/** A terminal whose code a person has approved. */
export async function approved(client: ApiClient, user: User, fields = {}): Promise<Codes> {
  const codes = await opened(client, fields)
  ;(await decide(client, user, codes.user_code)).assertStatus(200)
  return codes
}

/** The same, without a session that somebody approved it in. */
export async function approvedBefore(
  client: ApiClient,
  user: User,
  fields: object = {}
): Promise<Codes> {
  const codes = await opened(client, fields)
  await grantOf(codes).update({ state: 'approved', user_id: user.id })
  return codes
}

/** The row of a terminal, to read it or to make time pass. */
export const grantOf = ({ device_code: code }: Codes) =>
  db.from('device_grants').where('device_code_hash', hashOfSecret(code))

export const expire = (codes: Codes) => grantOf(codes).update({ expires_ms: Date.now() - 1 })
