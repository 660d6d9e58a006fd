import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { parse } from 'csv-parse/sync'
import { v7 } from 'uuid'
import { grant } from '#app/billing/services/ledger/grant'
import { startWorker } from '#app/core/jobs/start_worker'
import {
  creditsOf,
  csvOf,
  ended,
  newFlow,
  NUMBERS,
  runBatch,
  WHO,
} from '#tests/functional/flows/batches/batch_steps'
import { APPROVAL, FLOWS, GREETING, through } from '#tests/functional/flows/flow_steps'
import { approvalPath } from '#tests/functional/flows/waiting_run'
import { newClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'

test.group('Running a flow over the rows of a file', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => startWorker())

  test('runs each row for one credit, and gives the credits of rows that fail back', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const id = await newFlow(person, NUMBERS)
    const batch = await runBatch(person, id, { csv: csvOf(['1', 'x', '3', '4', 'y', '6', '7']) })
    assert.include(batch, { status: 'failed', rowCount: 7, version: 1 })
    assert.include(batch.counts, { succeeded: 5, failed: 2, queued: 0, running: 0 })
    assert.equal(batch.error.message, 'Of 7 rows, 2 failed.')
    assert.deepEqual(await creditsOf(person), { granted: 20, held: 0, used: 5 })
    assert.lengthOf(await db.from('runs').where('batch_id', batch.id), 7)
    const runs = await person.get(`${FLOWS}/${id}/runs`)
    assert.deepEqual(runs.body(), [])
    const batches = await person.get(`${FLOWS}/${id}/batches`)
    assert.deepEqual(
      batches.body().map((one: { id: string }) => one.id),
      [batch.id]
    )
  })

  test('gives the file back with the results of each row', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await newFlow(person, NUMBERS)
    const csv = '\uFEFFNote;who;status\r\n"a; ""b""";1;=1+1\n-5;x;\n'
    const batch = await runBatch(person, id, { csv })
    const file = await person.get(`/api/batches/${batch.id}/csv`)
    file.assertStatus(200)
    assert.equal(
      file.header('content-disposition'),
      "attachment; filename*=UTF-8''csv-file-results.csv"
    )
    const records = parse(file.text(), { bom: true })
    assert.deepEqual(records, [
      ['Note', 'who', 'status', 'Answer', 'status 2', 'error'],
      ['a; "b"', '1', "'=1+1", 'Number 1', 'succeeded', ''],
      ['-5', 'x', '', '', 'failed', records[2][5]],
    ])
    assert.isNotEmpty(records[2][5])
    const rows = await person.get(`/api/batches/${batch.id}/rows?status=failed`)
    assert.lengthOf(rows.body(), 1)
    assert.include(rows.body()[0], { row: 3, status: 'failed', resultExcerpt: '' })
    const first = await person.get(`/api/batches/${batch.id}/rows?limit=1`)
    assert.include(first.body()[0], { row: 2, resultExcerpt: 'Number 1' })
    const run = await person.get(`/api/runs/${rows.body()[0].runId}`)
    assert.include(run.body(), { status: 'failed', batchId: batch.id })
  })

  test('tells rows that failed in a run from rows that could not be read', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const id = await newFlow(person, NUMBERS)
    const unread = await runBatch(person, id, { csv: 'who,note\n1,a\n,b' })
    assert.include(unread, { status: 'failed', unreadable: 1 })
    assert.include(unread.counts, { succeeded: 1, failed: 1 })
    const again = await person.post(`/api/batches/${unread.id}/continuations`, { failed: true })
    again.assertStatus(409)
    const broken = await runBatch(person, id, { csv: 'who,note\nx,a\n,b' })
    assert.include(broken, { status: 'failed', unreadable: 1 })
    assert.include(broken.counts, { succeeded: 0, failed: 2 })
  })

  test('is refused where fewer credits are left than rows, and runs as many as are wanted', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const id = await newFlow(person, GREETING)
    const csv = csvOf(Array.from({ length: 27 }, (_, at) => `Person ${at}`))
    const refused = await person.post(`${FLOWS}/${id}/batches`, { csv, columns: WHO })
    refused.assertStatus(402)
    assert.include(refused.body(), {
      code: 'no_credits',
      message: 'This needs 27 credits, and you have 25.',
    })
    assert.isEmpty(await db.from('batches').where('user_id', person.user.id))
    const batch = await runBatch(person, id, { csv, limitRows: 3 })
    assert.include(batch, { status: 'stopped' })
    assert.deepEqual(batch.error, {
      code: 'row_limit',
      message: 'The limit of rows is reached. 24 rows are left.',
    })
    assert.include(batch.counts, { succeeded: 3, queued: 24 })
    assert.deepEqual(await creditsOf(person), { granted: 22, held: 0, used: 3 })
    const path = `/api/batches/${batch.id}/continuations`
    const tooMany = await person.post(path, {})
    tooMany.assertStatus(402)
    const more = await person.post(path, { limitRows: 22 })
    more.assertStatus(200)
    const later = await ended(person, batch.id)
    assert.include(later.counts, { succeeded: 25, queued: 2 })
    assert.deepEqual(await creditsOf(person), { granted: 0, held: 0, used: 25 })
  })

  test('runs rows that failed again, and only those', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await newFlow(person, NUMBERS)
    const batch = await runBatch(person, id, { csv: csvOf(['1', 'x', '3']) })
    const before = await person.get(`/api/batches/${batch.id}/rows`)
    const path = `/api/batches/${batch.id}/continuations`
    const nothing = await person.post(path, {})
    nothing.assertStatus(409)
    assert.equal(nothing.body().code, 'nothing_left')
    const again = await person.post(path, { failed: true })
    again.assertStatus(200)
    await ended(person, batch.id)
    const after = await person.get(`/api/batches/${batch.id}/rows`)
    const runOf = ({ runId }: { runId: string }) => runId
    const [one, two] = [before.body().map(runOf), after.body().map(runOf)]
    assert.deepEqual([one[0], one[2]], [two[0], two[2]])
    assert.notEqual(one[1], two[1])
    assert.deepEqual(await creditsOf(person), { granted: 23, held: 0, used: 2 })
  })

  test('ends its rows when it is canceled, also those that wait for a person', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const id = await newFlow(person, through(APPROVAL, 'approved'))
    const csv = csvOf(Array.from({ length: 12 }, (_, at) => `Person ${at}`))
    const started = await person.post(`${FLOWS}/${id}/batches`, { csv, columns: WHO })
    const path = `/api/batches/${started.body().id}`
    const canceled = await person.post(`${path}/cancellation`)
    canceled.assertStatus(200)
    assert.equal(canceled.body().status, 'canceled')
    const again = await person.post(`${path}/cancellation`)
    assert.equal(again.body().endedAt, canceled.body().endedAt)
    for (;;) {
      const open = await db.from('runs').where('batch_id', started.body().id).whereNull('ended_ms')
      if (open.length === 0) break
    }
    const batch = await person.get(path)
    assert.equal(batch.body().counts.canceled, 12)
    const credits = await creditsOf(person)
    assert.deepEqual(credits ?? { granted: 25, held: 0, used: 0 }, {
      granted: 25,
      held: 0,
      used: 0,
    })
  })

  test('says of a row that somebody rejected it, in the counts, the list and the file', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const id = await newFlow(person, through(APPROVAL, 'approved'))
    const body = { csv: csvOf(['Ada', 'Grace']), columns: WHO }
    const started = await person.post(`${FLOWS}/${id}/batches`, body)
    const path = `/api/batches/${started.body().id}`
    const waiting = () => person.get(`${path}/rows?status=waiting`)
    let found = await waiting()
    while (found.body().length < 2) found = await waiting()
    for (const [at, decision] of ['approved', 'rejected'].entries()) {
      const link = await approvalPath(person, found.body()[at].runId)
      const answer = await person.post(link, { decision, reason: 'Too vague' })
      answer.assertStatus(200)
    }
    const batch = await ended(person, started.body().id)
    assert.include(batch.counts, { succeeded: 1, rejected: 1, failed: 0 })
    assert.equal(batch.status, 'succeeded')
    for (const [outcome, numbers] of [
      ['rejected', [3]],
      ['succeeded', [2]],
      ['expired', []],
    ]) {
      const shown = await person.get(`${path}/rows?outcome=${outcome}`)
      assert.deepEqual(
        shown.body().map(({ row }: { row: number }) => row),
        numbers
      )
    }
    ;(await person.get(`${path}/rows?outcome=refused`)).assertStatus(422)
    const again = await person.post(`${path}/continuations`, { failed: true })
    again.assertStatus(409)
    assert.equal(again.body().code, 'nothing_left')
    const rows = await person.get(`${path}/rows`)
    assert.deepEqual(
      rows
        .body()
        .map(({ row, stoppedBy }: { row: number; stoppedBy: string | null }) => [row, stoppedBy]),
      [
        [2, null],
        [3, 'rejected'],
      ]
    )
    const file = await person.get(`${path}/csv`)
    const records = parse(file.text(), { bom: true })
    assert.deepEqual(
      records.slice(1).map((record: string[]) => record.at(-2)),
      ['succeeded', 'rejected']
    )
  })

  test('starts once for one Idempotency-Key', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await newFlow(person, GREETING)
    const key = v7()
    const body = { csv: csvOf(['Ada', 'Grace']), columns: WHO }
    const send = () => person.post(`${FLOWS}/${id}/batches`, body).header('Idempotency-Key', key)
    const [first, second] = await Promise.all([send(), send()])
    assert.equal(second.body().id, first.body().id)
    await ended(person, first.body().id)
    assert.deepEqual(await creditsOf(person), { granted: 23, held: 0, used: 2 })
  })

  test('cannot be read or changed by another person', async ({ client }) => {
    const person = await newClient(client)
    const id = await newFlow(person, GREETING)
    const batch = await runBatch(person, id, { csv: csvOf(['Ada']) })
    const other = await newClient(client)
    for (const path of ['', '/rows', '/csv', '/events']) {
      const answer = await other.get(`/api/batches/${batch.id}${path}`)
      answer.assertStatus(404)
    }
    for (const path of ['cancellation', 'continuations']) {
      const answer = await other.post(`/api/batches/${batch.id}/${path}`, {})
      answer.assertStatus(404)
    }
    const csv = csvOf(['Ada'])
    for (const path of ['batches', 'batch-previews']) {
      const answer = await other.post(`${FLOWS}/${id}/${path}`, { csv, columns: WHO })
      answer.assertStatus(404)
    }
    const list = await other.get(`${FLOWS}/${id}/batches`)
    list.assertStatus(404)
  })
})

test.group('A batch without enough credits', (group) => {
  group.tap(onBothDatabases)
  test('stops with a sentence, and goes on later', async ({ client, assert, cleanup }) => {
    const person = await newClient(client)
    const id = await newFlow(person, GREETING)
    const body = { csv: csvOf(Array<string>(20).fill('Ada')), columns: WHO }
    const [first, second] = [
      await person.post(`${FLOWS}/${id}/batches`, body),
      await person.post(`${FLOWS}/${id}/batches`, body),
    ]
    cleanup(await startWorker())
    const done = await ended(person, first.body().id)
    assert.include(done, { status: 'succeeded', error: null })
    const stopped = await ended(person, second.body().id)
    assert.include(stopped, { status: 'stopped' })
    assert.include(stopped.counts, { succeeded: 5, queued: 15 })
    assert.deepEqual(stopped.error, {
      code: 'no_credits',
      message: 'You have no credits left. 15 rows are left.',
    })
    assert.deepEqual(await creditsOf(person), { granted: 0, held: 0, used: 25 })
    await db.transaction((trx) =>
      grant(
        {
          ...{ userId: person.user.id, now: Date.now(), reference: 'test:more' },
          ...{ account: 'bought', amount: 30, source: 'purchase' },
        },
        trx
      )
    )
    const more = await person.post(`/api/batches/${stopped.id}/continuations`, {})
    more.assertStatus(200)
    const later = await ended(person, stopped.id)
    assert.include(later, { status: 'succeeded', error: null })
    assert.equal(later.counts.succeeded, 20)
    assert.include(await creditsOf(person), { held: 0, used: 40 })
  })
})
