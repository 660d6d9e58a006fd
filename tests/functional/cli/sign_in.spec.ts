import { test } from '@japa/runner'
import User from '#app/auth/models/user'
import { hostOfTests } from '#tests/functional/cli/client_of'
import { decide } from '#tests/functional/auth/device_steps'
import { serving } from '#tests/functional/cli/serving'
import { createPerson } from '#tests/helpers/people'
import { runClient, ClientInTerminal } from '#tests/helpers/terminal_client'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

/** What a server says that is asked for a code. */
const ASKED = {
  ...{ device_code: 'd', user_code: 'BCDF-GHJK', verification_uri: 'http://127.0.0.1/device' },
  ...{ expires_in: 600, interval: 1 },
}
const CODE = /Your code is ([A-Z]{4}-[A-Z]{4})/

test.group('Signing in from a terminal', (group) => {
  let folder = ''
  let env: Record<string, string> = {}

  group.each.setup(() => {
    const made = temporaryFolder()
    folder = made.folder
    env = { XDG_CONFIG_HOME: folder, HONE_HOST: hostOfTests() }
    return made.remove
  })

  test('waits until the person has approved its code, and then acts as them', async ({
    client,
    assert,
  }) => {
    const person = await createPerson()
    const terminal = new ClientInTerminal(['login', '--no-browser'], { env })
    await terminal.shows(CODE)
    const [, code] = CODE.exec(terminal.output)!
    ;(await decide(client, person, code)).assertStatus(200)
    await terminal.shows(`as ${person.email}`)
    assert.equal(await terminal.ended(), 0)
    const who = await runClient(['whoami', '--json'], { env })
    assert.equal(JSON.parse(who.stdout).user.email, person.email)
    const [token] = await User.accessTokens.all(person)
    assert.deepEqual(token.abilities, ['read', 'write'])
  })

  test('asks for no more than it was told to', async ({ client, assert }) => {
    const person = await createPerson()
    const terminal = new ClientInTerminal(['login', '--no-browser', '--read-only'], { env })
    await terminal.shows(CODE)
    const [, code] = CODE.exec(terminal.output)!
    await decide(client, person, code)
    assert.equal(await terminal.ended(), 0)
    const refused = await runClient(['prompts', 'save', 'Write a poem.'], { env })
    assert.match(refused.stderr, /may not write/)
  })

  test('says so where the person denies it, and keeps nothing', async ({ client, assert }) => {
    const terminal = new ClientInTerminal(['login', '--no-browser'], { env })
    await terminal.shows(CODE)
    const [, code] = CODE.exec(terminal.output)!
    await decide(client, await createPerson(), code, 'denied')
    await terminal.shows('The sign-in was denied in the browser.')
    assert.equal(await terminal.ended(), 4)
    assert.equal((await runClient(['whoami'], { env })).code, 4)
  })

  test('ends at Ctrl-C while it waits', async ({ assert }) => {
    const terminal = new ClientInTerminal(['login', '--no-browser'], { env })
    await terminal.shows('Waiting')
    terminal.type('\u0003')
    assert.equal(await terminal.ended(), 130)
  })

  test('goes on asking a server that cannot be reached, and says so once', async ({
    assert,
    cleanup,
  }) => {
    let polls = 0
    const { host } = await serving((request, response) => {
      response.setHeader('content-type', 'application/json')
      if (request.url === '/oauth/device/code') return response.end(JSON.stringify(ASKED))
      if (request.url !== '/oauth/token') return response.end('{"email":"ada@example.com"}')
      polls += 1
      if (polls === 1) return request.socket.destroy()
      if (polls === 2) return response.writeHead(503).end('Soon')
      return response.end('{"access_token":"hone_secret1"}')
    }, cleanup)
    const own = { ...env, HONE_HOST: host }
    const { code, stderr } = await runClient(['login', '--no-browser'], { env: own })
    assert.equal(code, 0)
    assert.equal(polls, 3)
    assert.lengthOf(stderr.match(/cannot be reached at the moment/g) ?? [], 1)
  })

  test('ends where the code expires before the server can be reached', async ({
    assert,
    cleanup,
  }) => {
    const { host } = await serving((request, response) => {
      if (request.url !== '/oauth/device/code') return request.socket.destroy()
      response.setHeader('content-type', 'application/json')
      return response.end(JSON.stringify({ ...ASKED, expires_in: 2 }))
    }, cleanup)
    const own = { ...env, HONE_HOST: host }
    const { code, stderr } = await runClient(['login', '--no-browser'], { env: own })
    assert.equal(code, 4)
    assert.include(stderr, 'The code has expired.')
  })
})
