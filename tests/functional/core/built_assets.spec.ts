import { readdirSync, readFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { BuiltServer } from '#tests/helpers/built_server'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

const assets = fileURLToPath(new URL('../../../build/public/assets/', import.meta.url))

test.group('Files of the build', (group) => {
  let server: BuiltServer
  let script = ''

  group.setup(async () => {
    const { folder, remove } = temporaryFolder()
    server = await BuiltServer.start({ databaseFile: join(folder, 'hone.sqlite3') })
    const manifest = JSON.parse(readFileSync(`${assets}.vite/manifest.json`, 'utf8'))
    script = manifest['frontend/src/main.tsx'].file
    return async () => {
      await server.end()
      remove()
    }
  })

  /** As it goes over the wire: fetch would undo the compression. */
  function fetchRaw(path: string, encoding: string) {
    return new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      get(server.url + path, { headers: { 'accept-encoding': encoding } }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () =>
          resolve({ headers: response.headers, body: Buffer.concat(chunks) })
        )
      }).on('error', reject)
    })
  }

  test('come as Brotli, else gzip, else plain: the same bytes', async ({ assert }) => {
    const plain = readFileSync(assets + script)
    const brotli = await fetchRaw(`/assets/${script}`, 'gzip, br')
    assert.equal(brotli.headers['content-encoding'], 'br')
    assert.isTrue(brotliDecompressSync(brotli.body).equals(plain))
    const gzip = await fetchRaw(`/assets/${script}`, 'gzip')
    assert.equal(gzip.headers['content-encoding'], 'gzip')
    assert.isTrue(gunzipSync(gzip.body).equals(plain))
    const none = await fetchRaw(`/assets/${script}`, 'identity')
    assert.isUndefined(none.headers['content-encoding'])
    assert.isTrue(none.body.equals(plain))
  })

  test('are the compressed files of the build, not made anew', async ({ assert }) => {
    const { body } = await fetchRaw(`/assets/${script}`, 'br')
    assert.isTrue(body.equals(readFileSync(`${assets}${script}.br`)))
  })

  test('come over connections that stay open longer than those of common proxies', async ({
    assert,
  }) => {
    const PROXY_IDLE_SECONDS = 60
    const { headers } = await fetchRaw(`/assets/${script}`, 'br')
    const [, seconds] = /timeout=(\d+)/.exec(String(headers['keep-alive'])) ?? []
    assert.isAbove(Number(seconds), PROXY_IDLE_SECONDS)
  })

  test('that run in workers ask for no document, which workers lack', ({ assert }) => {
    const workers = readdirSync(assets).filter((name) => /worker.*\.js$/.test(name))
    assert.isAtLeast(workers.length, 3)
    for (const name of workers)
      assert.notMatch(readFileSync(assets + name, 'utf8'), /\bdocument\.\w/, name)
  })

  test('with a hash in their name are kept for a year; others for an hour', async ({ assert }) => {
    const hashed = await fetchRaw(`/assets/${script}`, 'br')
    assert.equal(hashed.headers['cache-control'], 'public, max-age=31536000, immutable')
    const icon = await fetchRaw('/favicon.svg', 'br')
    assert.equal(icon.headers['cache-control'], 'public, max-age=3600')
  })

  test('pages and answers of the API are compressed on the way', async ({ assert }) => {
    const page = await fetchRaw('/create', 'br')
    const whole = await fetchRaw('/create', 'identity')
    if (whole.body.length >= 1024) assert.equal(page.headers['content-encoding'], 'br')
    assert.include(String(page.headers.vary), 'Accept-Encoding')
    assert.equal(page.headers['cache-control'], 'no-cache')
  })

  test('nothing but the folder of public files can be read', async ({ assert }) => {
    for (const path of [
      '/assets/../../package.json',
      '/..%2f..%2f.env',
      '/assets/%2e%2e/%2e%2e/.env',
    ]) {
      const { body } = await fetchRaw(path, 'identity')
      assert.notInclude(body.toString(), 'APP_KEY')
      assert.notInclude(body.toString(), '"dependencies"')
    }
  })
})
