import { test } from '@japa/runner'
import { startWorker } from '#app/core/jobs/start_worker'
import { asClient } from '#tests/functional/cli/client_of'
import { newFlow, runBatch } from '#tests/functional/flows/batches/batch_steps'
import { FLOWS } from '#tests/functional/flows/flow_steps'
import { LISTING, MAILS } from '#tests/functional/flows/listing_flow'
import { newClient, type SignedClient } from '#tests/helpers/api'

const TEXT = MAILS.join('\n\n')
const LINES = MAILS.flatMap((mail) => mail.split('\n'))
const BY_BLANK_LINES = { separators: { Mails: 'blank-line' } }

test.group('Lists that are given as texts', (group) => {
  group.setup(() => startWorker())

  const execute = (person: SignedClient, id: string, body: object) =>
    person.post(`${FLOWS}/${id}/execute`, body)

  test('have an item per line, unless the request says what separates them', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const id = await newFlow(person, LISTING)
    const bodies: [object, string[]][] = [
      [{ inputs: { mails: TEXT } }, LINES],
      [{ inputs: { mails: TEXT }, ...BY_BLANK_LINES }, MAILS],
      [{ inputs: { mails: MAILS.join('\n---\n') }, separators: { mails: 'dashes' } }, MAILS],
      [{ inputs: { mails: ['a\n\nb'] }, ...BY_BLANK_LINES }, ['a\n\nb']],
    ]
    for (const [body, items] of bodies) {
      const answer = await execute(person, id, body)
      answer.assertStatus(200)
      assert.deepEqual(answer.body().results[0].value, items)
    }
  })

  test('are refused with a separator that is unknown, of no list, or for one step', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const id = await newFlow(person, LISTING)
    const inputs = { mails: TEXT }
    const bodies: [object, string][] = [
      [{ separators: { mails: 'comma' } }, 'separators.mails'],
      [{ separators: { letters: 'line' } }, 'separators.letters'],
      [{ ...BY_BLANK_LINES, only: 'out' }, 'separators'],
    ]
    for (const [body, field] of bodies) {
      const refused = await execute(person, id, { inputs, ...body })
      refused.assertStatus(422)
      assert.include(Object.keys(refused.body().fields), field)
    }
  })

  test('are read so in the cells of a file', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await newFlow(person, LISTING)
    const file = { csv: `mails\n"${TEXT}"\n`, ...BY_BLANK_LINES }
    const preview = await person.post(`${FLOWS}/${id}/batch-previews`, file)
    assert.deepEqual(preview.body().rows[0].inputs, { mails: MAILS })
    const { id: batch } = await runBatch(person, id, { ...file, columns: { mails: 'mails' } })
    const [{ runId }] = (await person.get(`/api/batches/${batch}/rows`)).body()
    const { inputs, results } = (await person.get(`/api/runs/${runId}`)).body()
    assert.deepEqual([inputs, results[0].value], [{ mails: MAILS }, MAILS])
    const unknown = { ...file, separators: { letters: 'line' } }
    ;(await person.post(`${FLOWS}/${id}/batch-previews`, unknown)).assertStatus(422)
  })

  test('are read in the terminal as one says there, and a note tells what is possible', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    await newFlow(person, LISTING)
    const words = ['flows', 'run', 'Rows', '--input', `mails=${TEXT}`]
    const byLine = await asClient(person, words)
    assert.include(byLine.stdout, LINES.join('\n\n'))
    assert.include(byLine.stderr, '"mails" is read as 5 items, one per line.')
    assert.include(byLine.stderr, 'For 3 items, add: --separate mails=blank-line')
    const separated = await asClient(person, [...words, '--separate', 'mails=blank-line'])
    assert.include(separated.stdout, TEXT)
    assert.notInclude(separated.stderr, 'is read as')
    const wrong = await asClient(person, [...words, '--separate', 'mails=comma'])
    assert.equal(wrong.code, 1)
    assert.include(wrong.stderr, '"comma" is not a way to separate a list.')
  })
})
