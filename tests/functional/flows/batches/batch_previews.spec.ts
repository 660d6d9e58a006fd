import { test } from '@japa/runner'
import { startWorker } from '#app/core/jobs/start_worker'
import { MAX_CSV_BYTES } from '#app/flows/domain/batches/batch'
import { csvOf, newFlow, NUMBERS, runBatch } from '#tests/functional/flows/batches/batch_steps'
import { FLOWS, GREETING, node } from '#tests/functional/flows/flow_steps'
import { newClient } from '#tests/helpers/api'

const rowsOf = (count: number) => csvOf(Array<string>(count).fill('1'))

const AGED = {
  ...GREETING,
  nodes: [
    node('in', 'ask', {
      fields: [
        { name: 'who', label: 'Full name', type: 'text', isRequired: true },
        { name: 'age', label: 'Age', type: 'number', isRequired: false },
      ],
    }),
    ...GREETING.nodes.slice(1),
  ],
}

/** Files that are refused, and what is said about them. */
const REFUSED: [string, string, RegExp][] = [
  ['no text', '', /is empty/],
  ['no rows', 'who', /has no rows/],
  ['1,001 rows', rowsOf(1_001), /more than 1,000 rows/],
  ['one byte too many', `who\n${'x'.repeat(MAX_CSV_BYTES - 3)}`, /larger than 5 MB/],
  ['too many bytes in few characters', `who\n${'é'.repeat(MAX_CSV_BYTES / 2)}`, /larger than 5 MB/],
  ['a quote that never closes', 'who\n"Ada\nGrace', /never closed/],
  ['a quote within a cell', 'who\nAda "the first" L', /quotation mark within a cell in line 2/],
  [
    '10,000 columns',
    `${Array.from({ length: 10_000 }, (_, at) => `c${at}`).join(',')}\n1`,
    /10,000/,
  ],
  ['NUL characters', 'who\nA\0da', /NUL/],
  ['half of a character', 'who\nA\ud800da', /broken character/],
  ['a column without a name', 'who,,c\n1,2,3', /Column 2 has no name/],
  ['a row of 10,000 cells', `who\n${','.repeat(9_999)}x`, /Row 2 has 10,000 cells/],
  ['two columns with one name', 'who,Who\n1,2', /Two columns are called "Who"/],
]

test.group('The preview of a batch', (group) => {
  group.setup(() => startWorker())

  test('shows the first rows, the columns that fit, what is wrong, and the cost', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const id = await newFlow(person, AGED)
    const csv =
      'Full Name;AGE;City\nAda;36;London\nGrace;old;\n;50;Paris\nAlan;41;X;more\n\n=1+1;;\nEve;1;1'
    const answer = await person.post(`${FLOWS}/${id}/batch-previews`, { csv })
    answer.assertStatus(200)
    const preview = answer.body()
    assert.deepEqual(preview.headers, ['Full Name', 'AGE', 'City'])
    assert.deepEqual(preview.suggestedColumns, { who: 'Full Name', age: 'AGE' })
    assert.include(preview, { rowCount: 6, runnable: 3, faultCount: 3, forecast: null })
    assert.deepEqual(preview.credits, { needed: 3, remaining: 25 })
    assert.deepEqual(preview.faults, [
      { row: 3, field: 'age', message: '"Age" must be a number.' },
      { row: 4, field: 'who', message: 'Fill in "Full name".' },
      { row: 5, field: 'row', message: 'This row has 4 cells, and the file has 3 columns.' },
    ])
    assert.lengthOf(preview.rows, 5)
    assert.deepEqual(preview.rows[0].inputs, { who: 'Ada', age: 36 })
    assert.deepEqual(preview.rows[4].inputs, { who: '=1+1' })
  })

  test('leaves out blank cells beyond the columns', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await newFlow(person, GREETING)
    const csv = `who\nAda,,\nGrace${', '.repeat(10_000)}`
    const preview = (await person.post(`${FLOWS}/${id}/batch-previews`, { csv })).body()
    assert.deepInclude(preview, { rowCount: 2, runnable: 2, faults: [] })
    assert.notInclude(JSON.stringify(preview), '" "')
  })

  test('names a few unknown columns, and refuses thousands', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await newFlow(person, GREETING)
    const ask = (count: number) => {
      const names = Array.from({ length: count }, (_, at) => [`k${at}`, 'who'])
      const columns = Object.fromEntries(names) as object
      return person.post(`${FLOWS}/${id}/batch-previews`, { csv: 'who\nAda', columns })
    }
    const some = await ask(1_000)
    some.assertStatus(200)
    assert.isAtMost(Object.keys(some.body().problems).length, 25)
    const many = await ask(1_001)
    many.assertStatus(422)
    assert.property(many.body().fields, 'columns')
  })

  test('says which columns are missing or unknown', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await newFlow(person, AGED)
    const ask = (columns?: object) =>
      person.post(`${FLOWS}/${id}/batch-previews`, { csv: 'Person\nAda', columns })
    const none = await ask()
    assert.deepEqual(none.body().problems, { 'columns.who': 'Choose a column for "Full name".' })
    assert.equal(none.body().runnable, 0)
    const wrong = await ask({ who: 'Name', size: 'Person' })
    assert.deepEqual(wrong.body().problems, {
      'columns.who': 'The file has no column called "Name".',
      'columns.size': 'This flow does not ask for "size".',
    })
    const right = await ask({ who: 'Person' })
    assert.include(right.body(), { runnable: 1 })
    const started = await person.post(`${FLOWS}/${id}/batches`, {
      ...{ csv: 'Person\nAda', columns: {} },
    })
    started.assertStatus(422)
    assert.deepEqual(started.body().fields, {
      'columns.who': 'Choose a column for "Full name".',
    })
  })

  test('forecasts all rows by earlier runs', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await newFlow(person, NUMBERS)
    await runBatch(person, id, { csv: rowsOf(3) })
    const answer = await person.post(`${FLOWS}/${id}/batch-previews`, { csv: rowsOf(12) })
    const { forecast, credits } = answer.body()
    assert.equal(forecast.runs, 3)
    assert.isAtLeast(forecast.milliseconds[1], forecast.milliseconds[0])
    assert.deepEqual(credits, { needed: 12, remaining: 22 })
  })

  test('and the batch refuse a file with {0}')
    .with(REFUSED)
    .run(async ({ client, assert }, [, csv, sentence]) => {
      const person = await newClient(client)
      const id = await newFlow(person, GREETING)
      for (const path of ['batch-previews', 'batches']) {
        const columns = { who: 'who' }
        const answer = await person.post(`${FLOWS}/${id}/${path}`, { csv, columns })
        answer.assertStatus(422)
        assert.match(answer.body().fields.csv, sentence)
      }
    })

  test('takes 1,000 rows, and cells with line ends and quotes', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await newFlow(person, GREETING)
    const most = await person.post(`${FLOWS}/${id}/batch-previews`, { csv: rowsOf(1_000) })
    assert.include(most.body(), { rowCount: 1_000, runnable: 1_000 })
    const csv = 'who\r\n"Ada ""the first""\nLovelace"\r\n'
    const quoted = await person.post(`${FLOWS}/${id}/batch-previews`, { csv })
    assert.deepEqual(quoted.body().rows[0].inputs, { who: 'Ada "the first"\nLovelace' })
  })

  test('of a flow whose Ask is not finished says that its columns are not asked for', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    for (const fields of [5, [null], [{}]]) {
      const graph = { ...GREETING, nodes: [node('in', 'ask', { fields })], edges: [] }
      const id = await newFlow(person, graph)
      const columns = { who: 'who' }
      const answer = await person.post(`${FLOWS}/${id}/batch-previews`, { csv: rowsOf(1), columns })
      answer.assertStatus(200)
      assert.deepEqual(Object.keys(answer.body().problems), ['columns.who'])
    }
  })
})
