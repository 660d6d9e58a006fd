import fc from 'fast-check'
import { test } from '@japa/runner'
import { newClient } from '#tests/helpers/api'
import { newFlow } from '#tests/functional/flows/batches/batch_steps'
import {
  ASKING,
  brokenEnd,
  type Event,
  EVENTS,
  RacedRun,
  Workers,
} from '#tests/functional/flows/raced_runs'
import { onBothDatabases } from '#tests/helpers/depth'
import { announcedSeed, rounds } from '#tests/helpers/random'

/** What happens to a run, and how many turns of the event loop pass before it does. */
const anyEvents: fc.Arbitrary<{ what: Event; turns: number }[]> = fc.array(
  fc.record({ what: fc.constantFrom(...EVENTS), turns: fc.nat(60) }),
  { minLength: 1, maxLength: 8 }
)

test.group('A run that is canceled, decided, timed out and lost in any order', (group) => {
  group.tap(onBothDatabases)
  test('ends once, with one final status and at most one charge', async ({
    client,
    assert,
    cleanup,
  }) => {
    const person = await newClient(client)
    await person.user.merge({ plan: 'pro' }).save()
    const flowId = await newFlow(person, ASKING)
    const workers = await Workers.start()
    cleanup(() => workers.stop())
    const seen: Record<string, number> = {}
    await fc.assert(
      fc.asyncProperty(anyEvents, async (events) => {
        const run = await RacedRun.start({ userId: person.user.id, flowId })
        await Promise.all(events.map(({ what, turns }) => run.after(turns, what)))
        const status = await run.end()
        for (const what of [status, ...run.accepted]) seen[what] = (seen[what] ?? 0) + 1
        assert.deepEqual(await brokenEnd(run), [])
      }),
      { seed: announcedSeed('ends of runs'), numRuns: rounds(300), endOnFailure: true }
    )
    console.log(seen)
    assert.includeMembers(Object.keys(seen), ['succeeded', 'canceled', 'lose', 'approve'])
  }).timeout(20 * 60_000)
})
