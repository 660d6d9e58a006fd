import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from '@japa/runner'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { MAX_RETRIES } from '#app/flows/domain/values/limits'
import { EventReader } from '#tests/faults/flows/event_reader'
import { edge, FLOWS, node } from '#tests/functional/flows/flow_steps'
import { BuiltServer, freePort } from '#tests/helpers/built_server'
import { insertPerson, type KnownPerson } from '#tests/helpers/known_person'
import { announcedSeed, rounds, seededRandom } from '#tests/helpers/random'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

const STEPS = 100
/** Of a step; no step can be lost more often than it may be tried again. */
const KILLS_OF_A_RUN = MAX_RETRIES
/** Each step is told to begin and to have ended. */
const EVENTS_BETWEEN_KILLS = (2 * STEPS) / (KILLS_OF_A_RUN + 1)

const ids = Array.from({ length: STEPS }, (_, at) => `p${at}`)

/** Prompts one after another, which the demo model answers. */
const CHAIN: FlowGraph = {
  ...{ format: 1, notes: [] },
  nodes: [
    ...ids.map((id) => ({
      ...node(id, 'prompt', {
        ...{ text: 'Name a color.', model: null, maxTokens: 100, answer: 'text', fields: [] },
      }),
      policy: { retries: MAX_RETRIES, timeLimitSeconds: 120 },
    })),
    node('out', 'result', { value: `{{${ids.at(-1)}}}`, title: 'Out', formats: [] }),
  ],
  edges: [...ids, 'out'].slice(1).map((id, at) => edge(ids[at], id)),
}

async function startRun(url: string, { headers }: KnownPerson): Promise<string> {
  const post = async (path: string, body: object, more: Record<string, string> = {}) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { ...headers, ...more, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return ((await response.json()) as { id: string }).id
  }
  const id = await post(FLOWS, { title: 'Colors', graph: CHAIN })
  return post(`${FLOWS}/${id}/execute`, {}, { prefer: 'respond-async' })
}

test('a reader of a run whose server is killed and started again gets each event once', async ({
  assert,
  cleanup,
}) => {
  const random = seededRandom(announcedSeed('kills below readers'))
  const { folder, remove } = temporaryFolder()
  cleanup(remove)
  const databaseFile = join(folder, 'hone.sqlite3')
  const settings = { databaseFile, port: await freePort(), env: { LIMIT_PER_MINUTE: '1000000' } }
  let server = await BuiltServer.start(settings)
  cleanup(() => void server.end('SIGKILL'))
  const person = insertPerson(databaseFile)
  let kills = 0
  for (let left = rounds(50); left > 0; left -= KILLS_OF_A_RUN) {
    const id = await startRun(server.url, person)
    const reader = new EventReader(`${server.url}/api/runs/${id}/events`, person.headers)
    const reading = reader.readAll()
    for (let kill = 0; kill < KILLS_OF_A_RUN; kill++) {
      await reader.has(reader.events.length + 1 + Math.floor(random() * EVENTS_BETWEEN_KILLS))
      if (reader.hasEnd) break
      await server.end('SIGKILL')
      kills += 1
      server = await BuiltServer.start(settings)
    }
    await reading
    const database = new DatabaseSync(databaseFile, { timeout: 5000 })
    const stored = database
      .prepare('select seq as id, data from run_events where run_id = ? order by seq')
      .all(id)
    database.close()
    assert.deepEqual(
      reader.events,
      stored.map((row) => ({ ...row }))
    )
    assert.include(reader.events.at(-1)?.data, '"succeeded"')
    assert.isAbove(reader.connections, 1)
  }
  console.log(`${kills} kills`)
  await server.end()
})
  .tags(['@full'])
  .timeout(20 * 60_000)
