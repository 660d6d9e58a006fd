import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { test } from '@japa/runner'
import type { Job } from '#app/core/jobs/define_job'
import { JobRunner } from '#app/core/jobs/job_runner'
import { runsHere } from '#app/core/jobs/start_here'
import { startWorker } from '#app/core/jobs/start_worker'
import { driveRun } from '#app/flows/engine/drive_run'
import { EXECUTORS } from '#app/flows/engine/executors/executors'
import { recoverLostRuns } from '#app/flows/engine/recovery/lost_runs_sweep'
import { APPROVAL, FLOWS, GREETING, node, through } from '#tests/functional/flows/flow_steps'
import { newFlow } from '#tests/functional/flows/batches/batch_steps'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'

/** A run that no worker has begun. */
async function queuedRun(person: SignedClient, graph = GREETING): Promise<string> {
  const id = await newFlow(person, graph)
  const answer = await person
    .post(`${FLOWS}/${id}/execute`, { inputs: { who: 'Ada' } })
    .header('Prefer', 'respond-async')
  answer.assertStatus(202)
  return answer.body().id
}

const jobOf = (runId: string) => db.from('jobs').where('key', `run:${runId}`)
const sweep = () => recoverLostRuns()

test.group('A run without a job', (group) => {
  group.tap(onBothDatabases)
  test('gets one from the sweep, and ends', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await queuedRun(person)
    await jobOf(id).delete()
    await sweep()
    const stop = await startWorker()
    await person.get(`/api/runs/${id}/events`)
    await stop()
    const run = await person.get(`/api/runs/${id}`)
    assert.equal(run.body().status, 'succeeded')
  })

  test('ends as failed where its job was tried for the last time', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await queuedRun(person)
    await jobOf(id).update({ state: 'failed', failed_ms: Date.now() })
    await sweep()
    const run = await person.get(`/api/runs/${id}`)
    assert.equal(run.body().status, 'failed')
    assert.equal(run.body().error.code, 'internal')
  })

  test('stays as it is where it waits for a person', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await newFlow(person, through(APPROVAL, 'approved'))
    const stop = await startWorker()
    const answer = await person.post(`${FLOWS}/${id}/execute`, { inputs: { who: 'Ada' } })
    await stop()
    await sweep()
    assert.isEmpty(await jobOf(answer.body().id))
  })

  test('gets no second job while it has one', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await queuedRun(person)
    await sweep()
    assert.lengthOf(await jobOf(id), 1)
  })
})

test.group('A run that was stored with its worker', (group) => {
  group.tap(onBothDatabases)
  const { prompt } = EXECUTORS
  group.each.teardown(() => void (EXECUTORS.prompt = prompt))

  test('is read again where another worker claims its job', async ({ client, assert }) => {
    const person = await newClient(client)
    const full = new JobRunner({ jobs: [driveRun as Job<unknown>], log: logger, places: 0 })
    const leave = runsHere([driveRun as Job<unknown>], full)
    const id = await queuedRun(person)
    leave()
    const stop = await startWorker()
    await person.get(`/api/runs/${id}/events`)
    await stop()
    assert.include(await fenceOf(id), { status: 'succeeded', fence: 2 })
  })

  test('A run continues under the same job after its fence was taken', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { begun, end } = holdPrompts()
    const stop = await startWorker()
    const step = node('ask', 'prompt', {
      ...{ text: 'Hi', model: null, maxTokens: 100, answer: 'text', fields: [] },
    })
    const id = await queuedRun(person, through(step))
    await begun
    await db.from('runs').where('id', id).increment('fence', 1)
    end()
    await person.get(`/api/runs/${id}/events`)
    await stop()
    assert.include(await fenceOf(id), { status: 'succeeded', fence: 3 })
  })
})

const fenceOf = (id: string) => db.from('runs').where('id', id).select('status', 'fence').first()

/** Lets prompts begin, and end when they are told to. */
function holdPrompts(): { begun: Promise<void>; end: () => void } {
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  EXECUTORS.prompt = {
    isInstant: false,
    async work() {
      begun.resolve()
      await ended.promise
      return { port: 'done', output: 'answer' }
    },
  }
  return { begun: begun.promise, end: ended.resolve }
}
