import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { startWorker } from '#app/core/jobs/start_worker'
import { asClient, asked } from '#tests/functional/cli/client_of'
import { FLOWS, GREETING } from '#tests/functional/flows/flow_steps'
import { graphWith } from '#tests/functional/flows/waiting_run'
import { serving } from '#tests/functional/cli/serving'
import { newClient } from '#tests/helpers/api'
import { runClient } from '#tests/helpers/terminal_client'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

test.group('Batches in the terminal client', (group) => {
  let folder = ''

  group.setup(() => startWorker())
  group.each.setup(() => {
    const made = temporaryFolder()
    folder = made.folder
    writeFileSync(join(folder, 'people.csv'), 'who\nAda\nBob\n')
    return made.remove
  })

  test('are started, followed, listed, shown and downloaded', async ({ client, assert }) => {
    const person = await newClient(client)
    await person.post(FLOWS, { title: 'Greet', graph: GREETING })
    const words = ['flows', 'run', 'Greet', '--csv', 'people.csv', '--yes', '--async']
    const started = await asClient(person, words, { cwd: folder })
    const id = started.stdout.trim()
    assert.include(started.stderr, `hone batches watch ${id}`)
    const watched = await asClient(person, ['batches', 'watch', id])
    assert.deepEqual([watched.code, watched.stdout], [0, ''])
    assert.include(watched.stderr, '2 rows succeeded, 0 failed.')
    const [listed] = await asked(person, ['batches', 'list', 'Greet'])
    assert.deepInclude(listed, { id, name: 'people.csv', status: 'succeeded', rowCount: 2 })
    const shown = await asClient(person, ['batches', 'show', id])
    assert.match(shown.stdout, /^rows +2, of them 2 succeeded, 0 failed$/m)
    const rows = await asClient(person, ['batches', 'rows', id, '--outcome', 'succeeded'])
    assert.match(rows.stdout, /^2\tsucceeded\t.*\tHello Ada$/m)
    assert.isEmpty(await asked(person, ['batches', 'rows', id, '--outcome', 'rejected']))
    const downloaded = await asClient(person, ['batches', 'download', id])
    assert.include(downloaded.stdout, 'Ada,Hello Ada,succeeded')
    const file = ['batches', 'download', id, '--out', join(folder, 'results.csv')]
    assert.equal((await asClient(person, file)).code, 0)
    // The helper that reads stdout leaves the byte order mark out.
    const written = readFileSync(join(folder, 'results.csv'), 'utf8').replace('\uFEFF', '')
    assert.equal(written, downloaded.stdout)
    assert.equal((await asClient(person, file)).code, 1)
  })

  test('are canceled, and keep the results of the rows that have ended', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    await person.post(FLOWS, { title: 'Ask', graph: graphWith({}) })
    const words = ['flows', 'run', 'Ask', '--csv', 'people.csv', '--yes', '--async']
    const id = (await asClient(person, words, { cwd: folder })).stdout.trim()
    const watched = await asClient(person, ['batches', 'watch', id])
    assert.include(watched.stderr, '2 rows wait for a decision')
    const [run] = await asked(person, ['runs', 'list', '--status', 'waiting'])
    await asClient(person, ['runs', 'approve', run.id, '--yes'])
    const kept = await asClient(person, ['runs', 'watch', run.id])
    const canceled = await asClient(person, ['batches', 'cancel', id])
    assert.deepEqual(canceled, { code: 0, stdout: '', stderr: 'The batch is canceled.\n' })
    const { status, counts } = await asked(person, ['batches', 'show', id])
    assert.equal(status, 'canceled')
    assert.deepInclude(counts, { succeeded: 1, canceled: 1, waiting: 0 })
    assert.isEmpty(await asked(person, ['runs', 'list', '--status', 'waiting']))
    const { stdout } = await asClient(person, ['batches', 'download', id])
    assert.include(stdout, `,${kept.stdout.trim()},`)
    assert.deepEqual(await asClient(person, ['batches', 'cancel', id]), canceled)
  })

  test('that wait are left at once, although their server keeps the connection open', async ({
    assert,
    cleanup,
  }) => {
    const counts = { queued: 0, running: 0, waiting: 1, succeeded: 0, failed: 0, canceled: 0 }
    const batch = { id: 'b', status: 'running', counts, rowCount: 1 }
    const { host } = await serving((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(`event: batch\ndata: ${JSON.stringify(batch)}\n\n`)
    }, cleanup)
    const env = { HONE_HOST: host, HONE_TOKEN: 'hone_MQ.bm90aGluZw1234' }
    const { code, stderr } = await runClient(['batches', 'watch', 'b'], { env })
    assert.equal(code, 1)
    assert.include(stderr, '1 rows wait for a decision')
  })

  test('of somebody else are not canceled', async ({ client, assert }) => {
    const person = await newClient(client)
    await person.post(FLOWS, { title: 'Ask', graph: graphWith({}) })
    const words = ['flows', 'run', 'Ask', '--csv', 'people.csv', '--yes', '--async']
    const id = (await asClient(person, words, { cwd: folder })).stdout.trim()
    const refused = await asClient(await newClient(client), ['batches', 'cancel', id])
    assert.deepEqual([refused.code, refused.stdout], [1, ''])
    assert.notEqual((await asked(person, ['batches', 'show', id])).status, 'canceled')
  })

  test('cost nothing in a script that has not agreed to it', async ({ client, assert }) => {
    const person = await newClient(client)
    await person.post(FLOWS, { title: 'Greet', graph: GREETING })
    const words = ['flows', 'run', 'Greet', '--csv', 'people.csv']
    const { code, stderr } = await asClient(person, words, { cwd: folder })
    assert.equal(code, 1)
    assert.match(
      stderr,
      /This would run 2 of 2 rows for 2 credits \(25 left\)\.\nNothing was started/
    )
    assert.equal((await asked(person, ['usage'])).creditsUsed, 0)
    const limited = await asClient(person, [...words, '--max-cost', '1'], { cwd: folder })
    assert.equal(limited.code, 0)
    assert.include(limited.stderr, 'Running 2 of 2 rows for 2 credits')
    const usage = await asClient(person, ['usage'])
    assert.lengthOf(usage.stdout.match(/\tused by a run\t1 credit\tGreet$/gm) ?? [], 2)
    assert.notMatch(usage.stdout, /hold|post/)
  })
})
