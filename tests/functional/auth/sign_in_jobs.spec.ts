import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import User from '#app/auth/models/user'
import {
  purgeDeviceGrantsJob,
  purgeTokensJob,
  sweepSessionsJob,
} from '#app/auth/services/sign_in_jobs'
import type { Job } from '#app/core/jobs/define_job'
import { grantOf, opened } from '#tests/functional/auth/device_steps'
import { browserSession, createPerson } from '#tests/helpers/people'

const DAY_MS = 24 * 60 * 60 * 1000

const run = (job: Job<null>) =>
  job.run({
    ...({ id: 'x', payload: null, attempt: 1, wasInterrupted: false } as const),
    signal: AbortSignal.any([]),
    finishIn: async () => {},
    requireClaim: () => {},
    hasFailures: () => false,
    requireClaimIn: async () => {},
    noteProgressIn: async () => {},
  })

test.group('Jobs of signing in', () => {
  test('clear away sessions that are over, and no others', async ({ assert }) => {
    const person = await createPerson()
    await browserSession(person, { last_used_ms: 1 })
    await browserSession(person, { created_ms: 1 })
    const open = await browserSession(person)
    await run(sweepSessionsJob)
    const left = await db.from('sessions').where('user_id', person.id)
    assert.deepEqual(
      left.map(({ id }) => id),
      [open.id]
    )
  })

  test('remove tokens that expired 30 days ago, and no others', async ({ assert }) => {
    const person = await createPerson()
    const expiring = async (days: number) => {
      const token = await User.accessTokens.create(person, ['read'], { expiresIn: '1 day' })
      const at = new Date(Date.now() - days * DAY_MS)
      await db
        .from('auth_access_tokens')
        .where('id', Number(token.identifier))
        .update({ expires_at: at })
      return Number(token.identifier)
    }
    const [, recent] = [await expiring(31), await expiring(29), await expiring(-1)]
    const lasting = Number((await User.accessTokens.create(person, ['read'])).identifier)
    await run(purgeTokensJob)
    const left = await db.from('auth_access_tokens').where('tokenable_id', person.id).orderBy('id')
    assert.deepEqual(
      left.map(({ id }) => id),
      [recent, recent + 1, lasting]
    )
  })

  test('remove sign-ins of terminals that expired a day ago, and no others', async ({
    client,
    assert,
  }) => {
    const [old, recent, open] = [await opened(client), await opened(client), await opened(client)]
    await grantOf(old).update({ expires_ms: Date.now() - DAY_MS - 1000 })
    await grantOf(recent).update({ expires_ms: Date.now() - DAY_MS + 60_000 })
    await run(purgeDeviceGrantsJob)
    assert.isNull(await grantOf(old).first())
    for (const codes of [recent, open]) assert.isNotNull(await grantOf(codes).first())
  })
})
