import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { recognizeColumns } from '#app/prompts/domain/importing/columns'
import { prepareRows } from '#app/prompts/domain/importing/prepare_rows'
import { readFiles } from '#app/prompts/domain/importing/read_files'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { promptCollection } from '#tests/helpers/prompt_collection'

const ENDINGS = { csv: 'csv', json: 'json', markdown: 'zip' }

async function download(person: SignedClient, format: keyof typeof ENDINGS): Promise<Buffer> {
  const request = person.get(`/api/prompts/export?format=${format}`)
  request.request.buffer(true).parse(bytes)
  const response = await request
  response.assertStatus(200)
  return response.body() as Buffer
}

/** The bytes of a response, whatever its type. */
function bytes(
  response: NodeJS.EventEmitter,
  done: (error: Error | null, body: Buffer) => void
): void {
  const chunks: Buffer[] = []
  response.on('data', (chunk: Buffer) => chunks.push(Buffer.from(chunk)))
  response.on('end', () => done(null, Buffer.concat(chunks)))
}

async function readBack(format: keyof typeof ENDINGS, file: Buffer) {
  const read = await readFiles([{ path: `all.${ENDINGS[format]}`, bytes: new Uint8Array(file) }])
  if (!read.ok) throw new Error(read.problem.kind)
  const mapping = recognizeColumns(read.table.columns)
  return prepareRows(read.table, { mapping, convert: false }).map(
    ({ title, content, tags, category }) => ({ title, content, tags, category })
  )
}

test.group('An export of all prompts', () => {
  for (const format of ['csv', 'json', 'markdown'] as const) {
    test(`as ${format} can be imported again to the same prompts`, async ({ client, assert }) => {
      const person = await newClient(client)
      await db.from('users').where('id', person.user.id).update({ plan: 'pro' })
      const prompts = promptCollection(120).map(({ act, prompt }, at) => ({
        ...{ title: act, content: prompt, tags: at % 2 ? ['a, b', 'größe'] : [] },
        category: at % 3 ? 'sales' : 'support',
      }))
      prompts.push({ title: '=1+1', content: "'-2\r\n", tags: ['@x'], category: 'content' })
      const { id } = (await person.post('/api/imports', { name: 'all', source: 'json' })).body()
      await person.post(`/api/imports/${id}/prompts`, { prompts })
      assert.sameDeepMembers(await readBack(format, await download(person, format)), prompts)
    })
  }

  test('holds what is saved and nothing else', async ({ client, assert }) => {
    const [person, other] = [await newClient(client), await newClient(client)]
    await other.post('/api/prompts', { original: 'Theirs', saved: true })
    await person.post('/api/prompts', { original: 'Not saved' })
    const { id } = (await person.post('/api/prompts', { original: 'Gone', saved: true })).body()
    await person.delete(`/api/prompts/${id}`)
    assert.deepEqual(JSON.parse(String(await download(person, 'json'))), [])
    await person.post('/api/prompts', { original: 'Kept', title: 'T', saved: true })
    const [only, more] = JSON.parse(String(await download(person, 'json')))
    assert.deepInclude(only, { title: 'T', prompt: 'Kept', tags: [] })
    assert.match(only.created, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    assert.isUndefined(more)
    const refused = await person.get('/api/prompts/export?format=docx')
    refused.assertStatus(422)
  })
})
