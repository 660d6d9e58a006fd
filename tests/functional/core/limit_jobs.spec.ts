import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clearLimitsJob } from '#app/core/services/clear_limits_job'
import { heldReservations, reserve } from '#app/core/services/reservations'
import { onBothDatabases } from '#tests/helpers/depth'

test.group('The job that clears limits', (group) => {
  group.tap(onBothDatabases)
  test('removes what has expired, and nothing else', async ({ assert }) => {
    const place = await reserve('kept', async () => 1)
    await db.table('reservations').insert({ id: 'old', key: 'gone', expires_ms: 1 })
    await db.table('rate_limits').insert({ key: 'old', points: 1, expire: 1 })
    await db.table('rate_limits').insert({ key: 'open', points: 1, expire: Date.now() + 60_000 })
    await clearLimitsJob.run({
      ...({ id: 'x', payload: null, attempt: 1, wasInterrupted: false } as const),
      signal: AbortSignal.any([]),
      finishIn: async () => {},
      requireClaim: () => {},
      hasFailures: () => false,
      requireClaimIn: async () => {},
      noteProgressIn: async () => {},
    })
    assert.deepEqual(await heldReservations('kept'), [place!.id])
    assert.isNull(await db.from('reservations').where('key', 'gone').first())
    const keys = (await db.from('rate_limits').whereIn('key', ['old', 'open'])).map(
      ({ key }) => key
    )
    assert.deepEqual(keys, ['open'])
    await place!.release()
    await db.from('rate_limits').where('key', 'open').delete()
  })
})

test.group('A reservation', (group) => {
  group.tap(onBothDatabases)
  test('is refused where no place is left, and one that expired counts no more', async ({
    assert,
  }) => {
    const one = async () => 1
    assert.isNotNull(await reserve('desk', one))
    assert.isNull(await reserve('desk', one))
    await db.from('reservations').where('key', 'desk').update({ expires_ms: Date.now() })
    const next = await reserve('desk', one)
    assert.isNotNull(next)
    await next!.release()
    assert.deepEqual(await heldReservations('desk'), [])
  })
})
