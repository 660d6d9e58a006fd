import { request as openRequest } from 'node:http'
import { test } from '@japa/runner'
import { zlibSync } from 'fflate'
import { startWorker } from '#app/core/jobs/start_worker'
import { browserSession } from '#tests/helpers/people'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { misfit } from '#tests/helpers/openapi'
import { packed, pdfOf, pdfWithContent, wordSample } from '#tests/helpers/sample_files'
import { FLOWS, GREETING } from '#tests/functional/flows/flow_steps'

const PATH = '/api/file-texts'
const MEGABYTE = 1024 * 1024
const BYTES = { 'content-type': 'application/octet-stream' }

const address = () => new URL(PATH, `http://${process.env.HOST}:${process.env.PORT}`)

async function send(
  { secret }: SignedClient,
  file: Uint8Array,
  headers: object = BYTES,
  query = ''
) {
  const response = await fetch(new URL(query, address()), {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, ...headers },
    body: new Uint8Array(file),
  })
  const answer = (await response.json()) as Record<string, string | number | boolean | null>
  if (misfit('POST', PATH, response.status, answer)) throw new Error(JSON.stringify(answer))
  return { status: response.status, answer, headers: response.headers }
}

const text = (content: string) => new TextEncoder().encode(content)

test.group('The text of a file that is sent', (group) => {
  group.setup(() => startWorker())

  test('comes back for {kind}, and a flow takes it as an input')
    .with([
      { kind: 'text', make: () => text('Name;Hours\nAda;7'), found: 'Ada;7', pages: null },
      { kind: 'docx', make: wordSample, found: 'Ada\t7', pages: null },
      { kind: 'pdf', make: () => pdfOf(['One', 'Two']), found: 'One\n\nTwo', pages: 2 },
    ])
    .run(async ({ client, assert }, { kind, make, found, pages }) => {
      const person = await newClient(client)
      const { status, answer } = await send(person, await make())
      assert.equal(status, 200)
      assert.containsSubset(answer, { kind, pages, characters: String(answer.text).length })
      assert.include(answer.text, found)

      const [ask, ...rest] = GREETING.nodes
      const fields = [{ name: 'who', label: 'Who', type: 'file', isRequired: true }]
      const graph = { ...GREETING, nodes: [{ ...ask, settings: { fields } }, ...rest] }
      const { id } = (await person.post(FLOWS, { title: 'Read', graph })).body()
      const run = await person.post(`${FLOWS}/${id}/execute`, { inputs: { who: answer.text } })
      run.assertStatus(200)
      assert.equal(run.body().results[0].value, `Hello ${answer.text}`)
    })

  test('comes back to a browser too, which sends its token', async ({ client, assert }) => {
    const { user } = await newClient(client)
    const { cookie, csrfToken } = await browserSession(user)
    const headers = { ...BYTES, cookie, 'x-xsrf-token': csrfToken }
    const post = (sent: Record<string, string>) =>
      fetch(address(), { method: 'POST', headers: sent, body: text('Hello') })
    assert.equal((await post(headers)).status, 200)
    assert.equal((await post({ ...BYTES, cookie })).status, 403)
  })

  test('is refused with a sentence where there is none', async ({ client, assert }) => {
    const person = await newClient(client)
    const { status, answer } = await send(person, await pdfOf(['']))
    assert.equal(status, 422)
    assert.equal(answer.code, 'unreadable')
    assert.equal(answer.message, 'This PDF has no text, only pictures.')
  })

  test('may have 10 MB, and one byte more is refused', async ({ client, assert }) => {
    const person = await newClient(client)
    const full = await send(person, new Uint8Array(10 * MEGABYTE).fill(32))
    assert.equal(full.answer.message, 'This file has no text.')
    const over = await send(person, new Uint8Array(10 * MEGABYTE + 1).fill(32))
    assert.equal(over.status, 413)
    assert.equal(over.answer.message, 'The file is larger than 10 MB.')
  })

  test('that does not say how long it is gets refused once it is too long', async ({
    client,
    assert,
  }) => {
    const { secret } = await newClient(client)
    const { promise, resolve } = Promise.withResolvers<number>()
    const headers = { ...BYTES, authorization: `Bearer ${secret}` }
    const request = openRequest(address(), { method: 'POST', headers })
    request.on('response', ({ statusCode }) => resolve(statusCode!))
    request.on('error', () => undefined)
    const megabyte = new Uint8Array(MEGABYTE)
    for (let sent = 0; sent < 11; sent += 1) request.write(megabyte)
    assert.equal(await promise, 413)
    request.destroy()
  })

  test('is taken as bytes only: {what}')
    .with([
      { what: 'not as a form', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      { what: 'not as JSON', headers: { 'content-type': 'application/json' } },
      { what: 'not packed', headers: { ...BYTES, 'content-encoding': 'gzip' } },
    ])
    .run(async ({ client, assert }, { headers }) => {
      const person = await newClient(client)
      assert.equal((await send(person, text('{}'), headers)).status, 415)
    })
})

/** Texts as programs write them. */
const WRITTEN = [
  {
    ...{
      encoding: 'shift_jis',
      isEncodingGuessed: true,
      text: '名前,メモ\n山田太郎,明日の会議は三時からです。',
    },
    base64: 'lryRTyyDgYOCDQqOUpNjkb6YWSyWvpP6gsyJ74tjgs2OT46egqmC54LFgreBQg0K',
  },
  {
    ...{
      encoding: 'windows-1251',
      isEncodingGuessed: true,
      text: 'Имя;Заметка\nАнна;Встреча перенесена на завтра',
    },
    base64: 'yOz/O8fg7OXy6uANCsDt7eA7wvHy8OX34CDv5fDl7eXx5e3gIO3gIOfg4vLw4A0K',
  },
  {
    ...{ encoding: 'utf-16le', isEncodingGuessed: false, text: 'Name;Größe\n名前;7' },
    base64: '//5OAGEAbQBlADsARwByAPYA3wBlAAoADVRNUjsANwA=',
  },
]

const fromBase64 = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))

test.group('The encoding of a text file', () => {
  test('is recognized or guessed, and said: {encoding}')
    .with(WRITTEN)
    .run(async ({ client, assert }, { base64, ...said }) => {
      const { status, answer } = await send(await newClient(client), fromBase64(base64))
      assert.equal(status, 200)
      assert.containsSubset(answer, { kind: 'text', ...said })
    })

  test('is the one that is asked for', async ({ client, assert }) => {
    const person = await newClient(client)
    // "name,note" and "李雷,你好", too short to be guessed.
    const short = fromBase64('bmFtZSxub3RlCsDuwNcsxOO6wwo=')
    const { answer } = await send(person, short, BYTES, '?encoding=gb18030')
    assert.containsSubset(answer, {
      ...{ text: 'name,note\n李雷,你好', encoding: 'gb18030', isEncodingGuessed: false },
    })
    const refused = await send(person, short, BYTES, '?encoding=utf-8')
    assert.equal(refused.status, 422)
    assert.equal(refused.answer.message, 'This file is not text in this encoding.')
  })

  test('is of no meaning for a Word document', async ({ client, assert }) => {
    const person = await newClient(client)
    const { answer } = await send(person, await wordSample(), BYTES, '?encoding=big5')
    assert.containsSubset(answer, { kind: 'docx', encoding: null, isEncodingGuessed: false })
  })

  test('has a name that is known, or is refused by its name: {query}')
    .with([
      { query: '?encoding=klingon', field: 'encoding' },
      { query: '?encoding=', field: 'encoding' },
      { query: '?charset=utf-8', field: 'charset' },
    ])
    .run(async ({ client, assert }, { query, field }) => {
      const { status, answer } = await send(await newClient(client), text('a'), BYTES, query)
      assert.equal(status, 422)
      assert.equal(answer.code, 'invalid')
      assert.property(answer.fields, field)
      assert.include(answer.message, field)
    })
})

test.group('A file that is too much', () => {
  test('ends its thread and not the server: {what}')
    .with([
      {
        what: 'half a gigabyte of spaces',
        content: () => packed(' ', 500),
        filter: '/FlateDecode',
      },
      {
        what: 'half a gigabyte, packed twice',
        content: async () => zlibSync(await packed(' ', 500)),
        filter: '[/FlateDecode/FlateDecode]',
      },
      {
        what: 'text without an end',
        content: () => packed('q Q ', 200),
        filter: '/FlateDecode',
      },
    ])
    .run(async ({ client, assert }, { content, filter }) => {
      const person = await newClient(client)
      const { status, answer } = await send(person, pdfWithContent(await content(), filter))
      assert.equal(status, 422)
      assert.equal(answer.message, 'Reading this file takes too much time or memory.')
      assert.equal((await send(person, text('Hello'))).status, 200)
    })
    .timeout(60_000)

  test('the second time costs its sender a pause', async ({ client, assert }) => {
    const person = await newClient(client)
    const bomb = pdfWithContent(await packed(' ', 500), '/FlateDecode')
    assert.equal((await send(person, bomb)).status, 422)
    assert.equal((await send(person, bomb)).status, 422)
    const { status, answer, headers } = await send(person, text('Hello'))
    assert.equal(status, 503)
    assert.equal(answer.code, 'engine_rest')
    assert.isAbove(Number(headers.get('retry-after')), 0)
    assert.equal((await send(await newClient(client), text('Hello'))).status, 200)
  }).timeout(60_000)
})
