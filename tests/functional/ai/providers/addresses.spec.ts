import { once } from 'node:events'
import { request as openRequest } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { test } from '@japa/runner'
import { AUTHORITY, CERTIFICATES, TLS_KEY } from '#tests/helpers/certificates'
import { startModelStandIn } from '#tests/helpers/model_stand_in'
import { deskOf, PROVIDERS } from '#tests/functional/ai/desk'

const TESTS = '/api/admin/model-tests'
const MODELS = { models: ['small'], reply: () => 'ready' }

/** A provider of models behind TLS. @returns its base URL, and how to close it */
async function startEncrypted(cert: string) {
  const provider = await startModelStandIn(MODELS)
  const server = createServer({ key: TLS_KEY, cert }, (request, response) => {
    const { method, headers, url = '/' } = request
    const inner = openRequest(new URL(url, provider.url), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(response)
    })
    request.pipe(inner)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await provider.close()
  }
  return { url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, close }
}

test.group('The certificate of a provider', (group) => {
  const trusted = getCACertificates('default')
  group.each.teardown(() => setDefaultCACertificates(trusted))

  test('is called untrusted where it is {what}, with what can be done')
    .with([
      { what: 'self-signed', cert: CERTIFICATES.selfSigned },
      { what: 'of an unknown authority', cert: CERTIFICATES.sound },
    ])
    .run(async ({ client, assert, cleanup }, { cert }) => {
      const { url, close } = await startEncrypted(cert)
      cleanup(close)
      const admin = await deskOf(client)
      const made = await admin.post(PROVIDERS, { name: 'Own', baseUrl: url })
      const answer = await admin.post(TESTS, { providerId: made.body().id })
      assert.equal(answer.body().failure, 'certificate_untrusted')
      assert.include(answer.body().hint, 'NODE_EXTRA_CA_CERTS')
      const [one] = (await admin.get(PROVIDERS)).body()
      assert.equal(one.lastError.message, 'The certificate of the provider is not trusted here.')
    })

  test('is trusted once its authority is', async ({ client, assert, cleanup }) => {
    const { url, close } = await startEncrypted(CERTIFICATES.sound)
    cleanup(close)
    setDefaultCACertificates([...trusted, AUTHORITY])
    const answer = await (await deskOf(client)).post(TESTS, { baseUrl: url })
    assert.containSubset(answer.body(), { ok: true, model: 'small', failure: null })
  })

  test('is called what it is: {failure}')
    .with([
      { failure: 'certificate_expired', cert: CERTIFICATES.expired },
      { failure: 'certificate_of_another', cert: CERTIFICATES.ofAnother },
    ])
    .run(async ({ client, assert, cleanup }, { failure, cert }) => {
      const { url, close } = await startEncrypted(cert)
      cleanup(close)
      setDefaultCACertificates([...trusted, AUTHORITY])
      const answer = await (await deskOf(client)).post(TESTS, { baseUrl: url })
      assert.equal(answer.body().failure, failure)
      assert.match(answer.body().message, /^The certificate of the provider is .+\.$/)
    })

  test('is missed where the provider uses no https', async ({ client, assert, cleanup }) => {
    const provider = await startModelStandIn(MODELS)
    cleanup(() => provider.close())
    const baseUrl = provider.url.replace('http:', 'https:')
    const answer = await (await deskOf(client)).post(TESTS, { baseUrl })
    assert.equal(answer.body().failure, 'not_encrypted')
  })
})

test.group('The address of a provider that somebody pastes', () => {
  test('is kept without what does not belong to it, and answers', async ({
    client,
    assert,
    cleanup,
  }) => {
    const provider = await startModelStandIn(MODELS)
    cleanup(() => provider.close())
    const admin = await deskOf(client)
    const baseUrl = ` \u200b"${provider.url}/chat/completions/" `
    const made = await admin.post(PROVIDERS, { name: 'Pasted', baseUrl })
    made.assertStatus(201)
    assert.equal(made.body().baseUrl, provider.url)
    const answer = await admin.post(TESTS, { baseUrl })
    assert.isTrue(answer.body().ok)
  })

  test('is named where the provider answers below it', async ({ client, assert, cleanup }) => {
    const provider = await startModelStandIn(MODELS)
    cleanup(() => provider.close())
    const admin = await deskOf(client)
    const baseUrl = provider.url.replace(/\/v1$/, '')
    for (const model of [null, 'small']) {
      const answer = await admin.post(TESTS, { baseUrl, model })
      const { ok, answersAt, hint } = answer.body()
      assert.deepEqual([ok, answersAt], [false, provider.url])
      assert.equal(hint, `It answers at ${provider.url}. Use this address.`)
    }
  })

  test('is none that is named where nothing answers below it', async ({
    client,
    assert,
    cleanup,
  }) => {
    const provider = await startModelStandIn(MODELS)
    cleanup(() => provider.close())
    const answer = await (await deskOf(client)).post(TESTS, { baseUrl: `${provider.url}/other` })
    assert.containSubset(answer.body(), { failure: 'model_missing', answersAt: null })
  })
})
