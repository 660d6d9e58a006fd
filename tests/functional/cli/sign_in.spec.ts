import { test } from '@japa/runner'
import User from '#app/auth/models/user'
import { hostOfTests } from '#tests/functional/cli/client_of'
import { decide } from '#tests/functional/auth/device_steps'
import { createPerson } from '#tests/helpers/people'
import { runClient, ClientInTerminal } from '#tests/helpers/terminal_client'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

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
})
