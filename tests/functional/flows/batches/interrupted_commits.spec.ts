import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { startBatch } from '#app/flows/services/batches/start_batch'
import { broken } from '#tests/faults/flows/broken_runs'
import { WHO } from '#tests/functional/flows/batches/batch_steps'
import { GREETING, node } from '#tests/functional/flows/flow_steps'
import {
  forgetRuns,
  newFlow,
  payingPerson,
  prepareRuns,
  takeOver,
  workOff,
} from '#tests/functional/flows/interrupted_runs'
import { onBothDatabases } from '#tests/helpers/depth'
import { atEachCommit, PLACES, watchCommits } from '#tests/helpers/interrupted_commits'

const PROMPT = node('hello', 'prompt', {
  ...{ text: 'Hello {{who}}', model: null, maxTokens: 100, answer: 'text', fields: [] },
})
const ROWS = 2
const CSV = 'who\n1\n2'
const ROW = {
  ...GREETING,
  nodes: GREETING.nodes.map((one) => (one.id === 'hello' ? PROMPT : one)),
}
/** A batch that is started, begins its rows, and ends, and its runs. */
const MIN_COMMITS = 5

/** What does not hold that must hold whatever happened. */
async function brokenBatches(acknowledged: string[]): Promise<string[]> {
  const batches = await db.from('batches').select('id', 'status')
  const found = acknowledged.flatMap((id) =>
    batches.some((batch) => batch.id === id) ? [] : [`${id} is lost`]
  )
  for (const { id, status } of batches) {
    const runs = await db.from('runs').where('batch_id', id)
    const rows = await db.from('batch_rows').where({ batch_id: id, status: 'started' })
    const ran = new Set(rows.map(({ run_id: runId }) => runId))
    if (runs.length !== ROWS) found.push(`${id} has ${runs.length} runs`)
    if (ran.size !== ROWS) found.push(`${id} has ${ran.size} rows with a run`)
    if (status !== 'succeeded') found.push(`${id} is ${status}`)
  }
  return [...found, ...(await broken([], []))]
}

test.group('A process that runs a batch and is interrupted at any of its commits', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => prepareRuns())
  group.setup(() => watchCommits())

  for (const place of PLACES)
    test(`${place} it takes effect runs each row once, and charges each once`, async ({
      assert,
    }) => {
      const userId = await payingPerson()
      const whose = { caller: { whose: userId }, userId, flowId: await newFlow(userId, ROW) }
      const commits = await atEachCommit(place, async (life, where) => {
        await forgetRuns()
        const acknowledged: string[] = []
        const start = async () => {
          acknowledged.push((await startBatch(whose, { csv: CSV, columns: WHO })).id)
        }
        await life.live(() => workOff(start))
        await takeOver()
        assert.deepEqual(await brokenBatches(acknowledged), [], where)
      })
      assert.isAtLeast(commits, MIN_COMMITS)
    }).timeout(120_000)
})
