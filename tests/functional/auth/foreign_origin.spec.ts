import { test } from '@japa/runner'
import { tokenFor, browserSession, createPerson } from '#tests/helpers/people'
import { appUrl } from '#config/app'

const { port } = new URL(appUrl)

test.group('A write from another site', () => {
  test('is refused even with a valid token where its page is of {$self}')
    .with([
      'https://elsewhere.example',
      'null',
      'file://',
      `https://localhost:${port}`,
      `http://localhost:${Number(port) + 1}`,
      `http://localhost.elsewhere.example:${port}`,
      `http://user@elsewhere.example:${port}`,
      'localhost',
    ])
    .run(async ({ client, assert }, origin) => {
      const { cookie, csrfToken } = await browserSession(await createPerson())
      const refused = await client
        .post('/api/facts')
        .headers({ cookie, 'x-xsrf-token': csrfToken, origin })
        .json({ name: 'Forged', value: 'x' })
      assert.deepEqual([refused.status(), refused.body().code], [403, 'foreign_origin'])
    })

  test('is none where the page is of {$self}')
    .with([
      appUrl,
      `http://localhost:${port}`,
      `http://127.0.0.1:${port}`,
      `http://[::1]:${port}`,
      undefined,
    ])
    .run(async ({ client }, origin) => {
      const { cookie, csrfToken } = await browserSession(await createPerson())
      const headers = { cookie, 'x-xsrf-token': csrfToken, ...(origin && { origin }) }
      const made = client.post('/api/facts').headers(headers)
      ;(await made.json({ name: 'Mine', value: 'x' })).assertStatus(201)
    })

  test('may read nothing more, and an access token is no cookie', async ({ client }) => {
    const person = await createPerson()
    const { cookie } = await browserSession(person)
    const origin = 'https://elsewhere.example'
    ;(await client.get('/api/facts').headers({ cookie, origin })).assertStatus(200)
    const written = client
      .post('/api/facts')
      .bearerToken(await tokenFor(person))
      .headers({ origin })
    ;(await written.json({ name: 'Mine', value: 'x' })).assertStatus(201)
  })
})
