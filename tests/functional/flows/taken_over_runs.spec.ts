import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { JobLost } from '#app/core/jobs/define_job'
import { takeOverRun } from '#app/flows/engine/recovery/held_run'
import { startFlowRun } from '#app/flows/services/runs/start_flow_run'
import { broken } from '#tests/faults/flows/broken_runs'
import { HOLDS } from '#tests/faults/flows/run_graphs'
import {
  answerPrompts,
  FlowWorker,
  forgetRuns,
  newFlow,
  payingPerson,
  prepareRuns,
  takeOver,
} from '#tests/functional/flows/interrupted_runs'
import { SteadyClock } from '#tests/helpers/clocks'
import { Gate } from '#tests/helpers/jobs'
import { until } from '#tests/helpers/until'

/** More than a claim lasts. */
const HELD_UP_MS = 60_000

const callsOf = async (key: string): Promise<number> =>
  (await db.from('flow_calls').where({ key })).length

test.group('A worker that was held up for longer than its claim lasts', (group) => {
  group.setup(() => prepareRuns())
  group.each.setup(() => forgetRuns())

  async function newRun(): Promise<string> {
    const userId = await payingPerson()
    const { id } = await startFlowRun({ userId, id: await newFlow(userId, HOLDS) }, {})
    return id
  }

  test('can store nothing for a run that another has taken over', async ({ assert, cleanup }) => {
    const [called, answered] = [new Gate(), new Gate()]
    const endAnswers = answerPrompts(async (call) => {
      if (call > 1) return
      called.open()
      await answered.passed
    })
    cleanup(endAnswers)
    const late = await FlowWorker.start()
    const id = await newRun()
    await called.passed
    // The other one has not stored anything yet.
    await takeOverRun(id, { wasInterrupted: false, requireClaimIn: async () => {} })
    answered.open()
    await late.stop()
    const step = await db.from('run_steps').where({ run_id: id, key: 'hold' }).first()
    assert.isNull(step.ended_ms)
    await takeOver()
    assert.deepEqual(await broken([id], []), [])
    assert.equal(await callsOf('after'), 1)
  })

  test('begins no step before it knows that the run is still its own', async ({
    assert,
    cleanup,
  }) => {
    const clock = new SteadyClock()
    cleanup(() => clock.reset())
    const endAnswers = answerPrompts(async () => {
      clock.advance(HELD_UP_MS)
      // Another worker has claimed the job, and has not come to the run yet.
      const due = { due_ms: Date.now() + HELD_UP_MS }
      await db.from('jobs').where('state', 'running').increment('claims', 1)
      await db.from('jobs').where('state', 'running').update(due)
    })
    const late = await FlowWorker.start()
    const id = await newRun()
    await until(
      () => db.from('run_steps').where({ run_id: id, key: 'hold' }).first(),
      (step) => Boolean(step?.ended_ms)
    )
    await late.stop()
    endAnswers()
    clock.reset()
    assert.equal(await callsOf('after'), 0)
    await takeOver()
    assert.deepEqual(await broken([id], []), [])
    assert.equal(await callsOf('hold'), 1)
  })

  test('does not take a run over that belongs to the next worker', async ({ assert }) => {
    const id = await newRun()
    const fence = () => db.from('runs').where('id', id).select('fence').first()
    const before = await fence()
    const lost = { wasInterrupted: false, requireClaimIn: () => Promise.reject(new JobLost()) }
    await assert.rejects(() => takeOverRun(id, lost), JobLost)
    assert.deepEqual(await fence(), before)
  })
})
