import { gzipSync } from 'node:zlib'
import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { MAX_JSON_DEPTH } from '#app/core/requests/json_body'
import { newClient } from '#tests/helpers/api'
import { rawRequest } from '#tests/helpers/raw_request'

const FACTS = '/api/facts'
const PROMPTS = '/api/prompts'
const IMPROVE = '/api/ai/enhance-prompt'
const KILOBYTE = 1024

const address = (path: string) => `http://${process.env.HOST}:${process.env.PORT}${path}`

interface Sent {
  secret?: string
  body: string | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
}

async function post(path: string, { secret, body, headers }: Sent) {
  const response = await fetch(address(path), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(secret ? { authorization: `Bearer ${secret}` } : {}),
      ...headers,
    },
    body,
  })
  const text = await response.text()
  return { status: response.status, length: text.length, answer: JSON.parse(text) }
}

const fields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, n]))

test.group('The body of a request', () => {
  test('every route that takes one reads it last, after all that can refuse the request', ({
    assert,
  }) => {
    const late = Object.values(router.toJSON())
      .flat()
      .filter(({ methods }) => methods.some((method) => ['POST', 'PUT', 'PATCH'].includes(method)))
      .filter(({ pattern }) => !pattern.endsWith('/*'))
      // Its action receives the file, once it is this person's turn.
      .filter(({ name }) => name !== 'file_texts.store')
      .filter(({ middleware }) => {
        const names = [...middleware.all()].map((one) => ('name' in one ? one.name : ''))
        // Whether a request came before is known by its body.
        return names.filter((name) => name !== 'once').at(-1) !== 'body'
      })
    assert.deepEqual(
      late.map(({ name }) => name),
      []
    )
  })

  test('may have {limit} at {path}, and more is refused with that limit')
    .with([
      { path: FACTS, limit: '200 KB', bytes: 200 * KILOBYTE },
      { path: PROMPTS, limit: '320 KB', bytes: 320 * KILOBYTE },
      { path: IMPROVE, limit: '1 MB', bytes: 1024 * KILOBYTE },
    ])
    .run(async ({ client, assert }, { path, limit, bytes }) => {
      const { secret } = await newClient(client)
      const padded = (length: number) => `{}${' '.repeat(length - 2)}`
      assert.equal((await post(path, { secret, body: padded(bytes) })).status, 422)
      const { status, answer } = await post(path, { secret, body: padded(bytes + 1) })
      assert.equal(status, 413)
      assert.equal(answer.message, `The body is larger than ${limit}.`)
    })

  test('holds the longest prompt there can be, each character of it written as an escape', async ({
    client,
    assert,
  }) => {
    const { secret } = await newClient(client)
    const body = `{"original":"${'\\u0416'.repeat(50_000)}"}`
    const { status, answer } = await post(PROMPTS, { secret, body })
    assert.equal(status, 201)
    assert.equal(answer.original, 'Ж'.repeat(50_000))
  })

  test('is refused by what it holds once it is inflated, or where it is not packed at all', async ({
    client,
    assert,
  }) => {
    const { secret } = await newClient(client)
    const headers = { 'content-encoding': 'gzip' }
    const bomb = gzipSync(`{"name":"${'x'.repeat(5_000_000)}"}`)
    assert.isBelow(bomb.length, 10_000)
    assert.equal((await post(FACTS, { secret, body: bomb, headers })).status, 413)
    for (const encoding of ['gzip', 'deflate', 'br']) {
      const claimed = { 'content-encoding': encoding }
      const { status, answer } = await post(FACTS, { secret, body: '{}', headers: claimed })
      assert.deepEqual([status, answer.code], [400, 'not_compressed'])
    }
    const good = gzipSync('{"name":"Packed","value":"small"}')
    assert.equal((await post(FACTS, { secret, body: good, headers })).status, 201)
    const unknown = { 'content-encoding': 'snappy' }
    assert.equal((await post(FACTS, { secret, body: '{}', headers: unknown })).status, 415)
  })

  test('of thousands of unknown fields has twenty named, and the others counted', async ({
    client,
    assert,
  }) => {
    const { secret } = await newClient(client)
    const body = JSON.stringify(fields(10_000))
    const { status, answer, length } = await post(IMPROVE, { secret, body })
    assert.equal(status, 422)
    assert.equal(answer.fields.body, 'There are 9980 more unknown fields.')
    assert.equal(Object.keys(answer.fields).filter((name) => /^f\d+$/.test(name)).length, 20)
    assert.isBelow(length, 4_000)
  })

  test('is not repeated by its error: {what}')
    .with([
      { what: 'an unknown name', path: FACTS, body: { ['x'.repeat(100_000)]: 1 } },
      {
        what: 'the name of a value',
        path: IMPROVE,
        body: { originalPrompt: 'Write', variables: { ['v'.repeat(100_000)]: 1 } },
      },
      {
        what: 'thousands of values',
        path: IMPROVE,
        body: { originalPrompt: 'Write', variables: fields(20_000) },
      },
      {
        what: 'thousands of tags',
        path: `${PROMPTS}/00000000-0000-7000-8000-000000000000`,
        method: 'PATCH',
        body: { tags: new Array(20_000).fill('x') },
      },
      {
        what: 'thousands of rules',
        path: '/api/profile',
        method: 'PATCH',
        body: { preferences: { rules: fields(10_000) } },
      },
    ])
    .run(async ({ client, assert }, { path, method, body }) => {
      const person = await newClient(client)
      const response = await fetch(address(path), {
        method: method ?? 'POST',
        headers: {
          'authorization': `Bearer ${person.secret}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      })
      assert.equal(response.status, 422)
      assert.isBelow((await response.text()).length, 10_000)
    })

  test('may be nested as deeply as any route needs, and no deeper', async ({ client, assert }) => {
    const { secret } = await newClient(client)
    const nested = (depth: number) => `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`
    assert.equal((await post(FACTS, { secret, body: nested(MAX_JSON_DEPTH) })).status, 422)
    for (const depth of [MAX_JSON_DEPTH + 1, 90_000]) {
      const { status, answer } = await post(FACTS, { secret, body: nested(depth) })
      assert.deepEqual([status, answer.code], [400, 'too_deep'])
    }
    const text = `{"name":"Brackets","value":"${'[{'.repeat(500)}"}`
    assert.equal((await post(FACTS, { secret, body: text })).status, 201)
  })

  test('cannot change what all objects have in common', async ({ client, assert }) => {
    const { secret } = await newClient(client)
    const body = '{"name":"Proto","value":"x","__proto__":{"isAdmin":true}}'
    assert.equal((await post(FACTS, { secret, body })).status, 422)
    const inside = '{"originalPrompt":"Write","variables":{"__proto__":"x","constructor":"y"}}'
    assert.equal((await post(IMPROVE, { secret, body: inside })).status, 200)
    assert.notProperty({}, 'isAdmin')
    const numbers = '{"version":1e400}'
    assert.equal((await post(`${PROMPTS}/x/restore`, { secret, body: numbers })).status, 404)
  })

  test('is not read from somebody who is not signed in, who gets the answer all the same', async ({
    assert,
  }) => {
    const { status, isClosed } = await rawRequest({
      port: Number(process.env.PORT),
      head: [
        'POST /api/prompts HTTP/1.1',
        'Host: localhost',
        'Content-Type: application/json',
        'Content-Length: 500000000',
      ],
      body: '{"original":"',
    })
    assert.equal(status, 401)
    assert.isTrue(isClosed)
  })

  test('without a length is read to its limit, and the answer comes before its end', async ({
    client,
    assert,
  }) => {
    const { secret } = await newClient(client)
    const chunk = 'x'.repeat(250 * KILOBYTE)
    const { status, isClosed } = await rawRequest({
      port: Number(process.env.PORT),
      head: [
        'POST /api/facts HTTP/1.1',
        'Host: localhost',
        `Authorization: Bearer ${secret}`,
        'Content-Type: application/json',
        'Transfer-Encoding: chunked',
      ],
      body: `${chunk.length.toString(16)}\r\n${chunk}\r\n`,
    })
    assert.equal(status, 413)
    assert.isTrue(isClosed)
  })
})
