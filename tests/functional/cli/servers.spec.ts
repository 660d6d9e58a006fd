import { chmodSync } from 'node:fs'
import { request as ask } from 'node:http'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { hostOfTests } from '#tests/functional/cli/client_of'
import { serving } from '#tests/functional/cli/serving'
import { newClient } from '#tests/helpers/api'
import { runClient } from '#tests/helpers/terminal_client'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

test.group('Servers and accounts of the terminal client', (group) => {
  let folder = ''

  group.each.setup(() => {
    const made = temporaryFolder()
    folder = made.folder
    return made.remove
  })

  test('are kept under names, and one of them is used where none is named', async ({
    client,
    assert,
  }) => {
    const [one, other] = [await newClient(client), await newClient(client)]
    const env = { XDG_CONFIG_HOME: folder }
    const host = hostOfTests()
    const words = ['login', '--with-token', '--host', host]
    await runClient([...words, '--profile', 'one'], { stdin: one.secret, env })
    await runClient([...words, '--profile', 'other'], { stdin: other.secret, env })
    const emailOf = async (more: string[]) =>
      JSON.parse((await runClient(['whoami', '--json', ...more], { env })).stdout).user.email
    assert.equal(await emailOf([]), one.user.email)
    assert.equal(await emailOf(['--profile', 'other']), other.user.email)
    await runClient(['config', 'use', 'other'], { env })
    assert.equal(await emailOf([]), other.user.email)
    const listed = JSON.parse((await runClient(['config', 'list', '--json'], { env })).stdout)
    assert.deepEqual(listed, [
      { name: 'one', host, email: one.user.email, current: false },
      { name: 'other', host, email: other.user.email, current: true },
    ])
  })

  test('the doctor tells where others can read the tokens', async ({ client, assert }) => {
    const person = await newClient(client)
    const env = { XDG_CONFIG_HOME: folder, HONE_HOST: hostOfTests() }
    await runClient(['login', '--with-token'], { stdin: person.secret, env })
    chmodSync(join(folder, 'hone', 'credentials.json'), 0o644)
    const { code, stdout } = await runClient(['doctor'], { env })
    assert.equal(code, 1)
    assert.match(stdout, /✗ Settings: others can read .*credentials\.json; run: chmod 600/)
  })

  test('are reached through a proxy where the environment names one', async ({
    client,
    assert,
    cleanup,
  }) => {
    const person = await newClient(client)
    const { port } = new URL(hostOfTests())
    const asked: string[] = []
    const { host: proxy } = await serving((incoming, answer) => {
      const { method, headers, url = '' } = incoming
      asked.push(url)
      const { pathname: path } = new URL(url)
      ask({ host: '127.0.0.1', port, path, method, headers })
        .on('response', (upstream) => {
          answer.writeHead(upstream.statusCode ?? 502, upstream.headers)
          upstream.pipe(answer)
        })
        .on('error', () => answer.destroy())
        .end()
    }, cleanup)
    const env = {
      ...{ HTTP_PROXY: proxy, HONE_HOST: 'http://hone.test', HONE_TOKEN: person.secret },
      XDG_CONFIG_HOME: folder,
    }
    const { stdout } = await runClient(['whoami', '--json'], { env })
    assert.equal(JSON.parse(stdout).user.email, person.user.email)
    assert.isNotEmpty(asked)
    for (const address of asked) assert.match(address, /^http:\/\/hone\.test\/api\//)
  })

  test('that redirect get no token and no second request', async ({ assert, cleanup }) => {
    const reached: string[] = []
    const other = await serving((request, response) => {
      reached.push(String(request.headers.authorization))
      response.end('{}')
    }, cleanup)
    const { host } = await serving((_, response) => {
      response.writeHead(302, { location: `${other.host}/api/auth/user` }).end()
    }, cleanup)
    const env = { HONE_HOST: host, HONE_TOKEN: 'hone_secret', XDG_CONFIG_HOME: folder }
    const { code } = await runClient(['whoami'], { env })
    assert.equal(code, 1)
    assert.isEmpty(reached)
  })

  test('that are none of Hone are told from it', async ({ assert, cleanup }) => {
    const { host } = await serving((_, response) => {
      response.setHeader('content-type', 'text/html').end('<h1>Welcome</h1>')
    }, cleanup)
    const env = { HONE_HOST: host, HONE_TOKEN: 'hone_secret', XDG_CONFIG_HOME: folder }
    const { code, stderr } = await runClient(['whoami'], { env })
    assert.equal(code, 1)
    assert.match(stderr, /is not a Hone server/)
  })

  test('cannot steer the terminal by what they send', async ({ assert, cleanup }) => {
    const steering = '\u001B]0;owned\u0007\u001B[2J'
    const { host } = await serving((request, response) => {
      response.setHeader('content-type', 'application/json')
      if (request.url?.startsWith('/api/flows'))
        response.end(
          JSON.stringify([{ id: 'x', title: `A${steering}B`, version: 1, updatedAt: '' }])
        )
      else response.writeHead(422).end(JSON.stringify({ message: `No${steering}`, code: 'x' }))
    }, cleanup)
    const env = { HONE_HOST: host, HONE_TOKEN: 'hone_secret', XDG_CONFIG_HOME: folder }
    const listed = await runClient(['flows', 'list'], { env })
    const refused = await runClient(['usage'], { env })
    for (const text of [listed.stdout, listed.stderr, refused.stdout, refused.stderr])
      assert.notMatch(text, /[^\P{Cc}\n\t]/u)
    assert.include(listed.stdout, 'A')
  })

  test('end a list whose pages have no end, and lead to no other server', async ({
    assert,
    cleanup,
  }) => {
    const reached: string[] = []
    const other = await serving((request, response) => {
      reached.push(String(request.headers.authorization))
      response.end('[]')
    }, cleanup)
    let requests = 0
    const { host } = await serving((request, response) => {
      requests += 1
      const next = request.url!.includes('search=away') ? `${other.host}/x` : '/api/flows?limit=1'
      const items = request.url!.includes('search=away') ? '[{"id":"x","title":"T"}]' : '[]'
      response.setHeader('link', `<${next}>; rel="next"`)
      response.setHeader('content-type', 'application/json').end(items)
    }, cleanup)
    const env = { HONE_HOST: host, HONE_TOKEN: 'hone_secret', XDG_CONFIG_HOME: folder }
    assert.equal((await runClient(['flows', 'list'], { env })).code, 0)
    assert.equal(requests, 1)
    assert.equal((await runClient(['flows', 'list', '--search', 'away'], { env })).code, 1)
    assert.isEmpty(reached)
  })

  test('that are signed out of act for nobody else', async ({ client, assert }) => {
    const [one, other] = [await newClient(client), await newClient(client)]
    const env = { XDG_CONFIG_HOME: folder }
    const words = ['login', '--with-token', '--host', hostOfTests()]
    await runClient(words, { stdin: one.secret, env })
    await runClient([...words, '--profile', 'other'], { stdin: other.secret, env })
    await runClient(['logout', '--profile', 'other'], { env })
    assert.equal((await runClient(['whoami', '--profile', 'other'], { env })).code, 4)
    await runClient(['logout', '--profile', 'other'], { env })
    assert.equal((await runClient(['whoami'], { env })).code, 0)
  })
})
