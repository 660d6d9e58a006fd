import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { serveNotion } from '#app/content/sandbox/notion_server'
import { syncFrom } from '#app/content/services/sync/notion_setup'
import { contentSyncJob } from '#app/content/services/sync/run_sync'
import { databaseFile } from '#app/core/database_file'
import { endLeases } from '#tests/helpers/jobs'
import { clearContent, pageId, syncedState, TestWorkspace } from '#tests/helpers/notion_workspace'
import { announcedSeed, rounds, seededRandom } from '#tests/helpers/random'
import type { EndedSync, SyncOrder } from '#tests/helpers/sync_process'

const program = fileURLToPath(new URL('../../helpers/sync_process.ts', import.meta.url))
const project = fileURLToPath(new URL('../../../', import.meta.url))
const PAGES = 130
const KILLS = rounds(30, 6)
const PLACES = ['before', 'after'] as const
const JOBS = [contentSyncJob as never]
/** Kills of one sync; then it ends undisturbed. */
const MAX_KILLS_OF_ONE = 3

/** @returns what the process says in the end, or null where it was killed */
function run(order: SyncOrder): Promise<EndedSync | null> {
  const args = ['--import=@poppinss/ts-exec', program, JSON.stringify(order)]
  const env = { ...process.env, DB_FILE: databaseFile() }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: project, env }, (error, stdout, stderr) => {
      if (!error) return resolve(JSON.parse(stdout.trim().split('\n').at(-1)!))
      if (error.signal === 'SIGKILL') resolve(null)
      else reject(new Error(stderr))
    })
  })
}

/** What one clean sync leaves, with its counts. */
async function outcome() {
  const row = await db.from('content_syncs').orderBy('id', 'desc').firstOrFail()
  const versions = await db
    .from('workflow_template_versions as v')
    .join('workflow_templates as t', 't.id', 'v.template_id')
    .where('t.origin', 'notion')
    .count('* as count')
  const counts = JSON.parse(row.counts)
  return { ...(await syncedState()), versions: Number(versions[0].count), counts }
}

function fill(workspace: TestWorkspace): void {
  for (let at = 1; at <= PAGES; at++) workspace.addTemplate(at)
  workspace.world.edit(pageId(7), { markdown: 'a\0b', editedMs: 0 })
  for (let at = 1; at <= 3; at++) workspace.addGuide(PAGES + at)
}

test.group('A sync that is killed at random moments', (group) => {
  group.setup(() => testUtils.db().migrate())
  group.each.setup(() => clearContent())
  group.each.teardown(async () => {
    syncFrom()
    await clearContent()
  })

  test('and runs again leaves what one clean sync leaves', async ({ assert, cleanup }) => {
    const workspace = new TestWorkspace()
    fill(workspace)
    const { baseUrl, close } = await serveNotion(workspace.world)
    cleanup(close)
    workspace.use({ baseUrl, timeoutMs: 10_000 })
    const { setup } = workspace
    const random = seededRandom(announcedSeed('kills'))

    const cleanRun = await run({ setup, syncId: await workspace.begin(), death: null })
    assert.equal(cleanRun?.state, 'succeeded')
    const clean = await outcome()
    assert.lengthOf(clean.pages, PAGES + 2)

    /** Kills one sync some times. @returns how often */
    const killOne = async (most: number): Promise<number> => {
      const syncId = await workspace.begin()
      for (let kills = 0; ; kills++) {
        const commit = 1 + Math.floor(random() * cleanRun!.commits)
        const place = PLACES[Math.floor(random() * PLACES.length)]
        const ended = await run({ setup, syncId, death: kills < most ? { commit, place } : null })
        if (ended) {
          assert.equal(ended.state, 'succeeded')
          return kills
        }
        await endLeases(JOBS)
      }
    }

    for (let kills = 0; kills < KILLS;) {
      await clearContent()
      kills += await killOne(Math.min(MAX_KILLS_OF_ONE, KILLS - kills))
      assert.deepEqual(await outcome(), clean)
    }
  }).timeout(20 * 60_000)
})
