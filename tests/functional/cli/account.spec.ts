import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import User from '#app/auth/models/user'
import { asClient, asked, environmentOf, hostOfTests } from '#tests/functional/cli/client_of'
import { asPerson, newClient } from '#tests/helpers/api'
import { createPerson } from '#tests/helpers/people'
import { runClient } from '#tests/helpers/terminal_client'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

test.group('The account of the terminal client', () => {
  test('signs in with a token from stdin, keeps it for itself alone, and revokes it', async ({
    client,
    assert,
    cleanup,
  }) => {
    const person = await newClient(client)
    const { folder, remove } = temporaryFolder()
    cleanup(remove)
    const env = { XDG_CONFIG_HOME: folder, HONE_HOST: hostOfTests() }
    const signedIn = await runClient(['login', '--with-token'], { stdin: person.secret, env })
    assert.equal(signedIn.code, 0)
    assert.equal(statSync(join(folder, 'hone', 'credentials.json')).mode & 0o777, 0o600)
    assert.notInclude(readFileSync(join(folder, 'hone', 'config.json'), 'utf8'), person.secret)
    const who = await runClient(['whoami', '--json'], { env })
    assert.equal(JSON.parse(who.stdout).user.email, person.user.email)
    // The token goes to no other server.
    const elsewhere = await runClient(['whoami', '--host', 'http://127.0.0.1:1'], { env })
    assert.equal(elsewhere.code, 4)
    await runClient(['logout'], { env })
    assert.isEmpty(await User.accessTokens.all(person.user))
    assert.equal((await runClient(['whoami'], { env })).code, 4)
  })

  test('a revoked token is told from none', async ({ client, assert }) => {
    const person = await newClient(client)
    const [token] = await User.accessTokens.all(person.user)
    await User.accessTokens.delete(person.user, token.identifier)
    const { code, stderr } = await asClient(person, ['usage'])
    assert.equal(code, 4)
    assert.match(stderr, /does not accept your token/)
  })

  test('an administrator looks after people, and a member does not', async ({ client, assert }) => {
    const admin = await asPerson(client, await createPerson({ isAdmin: true }), [
      ...(['read', 'write', 'admin'] as const),
    ])
    const member = await newClient(client)
    const gift = ['admin', 'users', 'give-credits', member.user.email!, '7', '--reason', 'Thanks']
    assert.equal((await asClient(admin, gift)).code, 1)
    assert.equal((await asClient(admin, [...gift, '--yes'])).code, 0)
    assert.equal((await asked(member, ['usage'])).creditsLimit, 32)
    const refused = await asClient(member, ['admin', 'users', 'list'])
    assert.equal(refused.code, 1)
    assert.equal(refused.stdout, '')
  })

  test('tells what it asks of the server, but never the token', async ({ client, assert }) => {
    const person = await newClient(client)
    const { stderr } = await asClient(person, ['usage', '--verbose'])
    assert.match(stderr, /GET \/api\/subscription → 200 in \d+ ms/)
    assert.notInclude(stderr, person.secret)
  })

  test('the doctor finds what is wrong', async ({ client, assert }) => {
    const person = await newClient(client)
    const well = await asked(person, ['doctor'])
    assert.isTrue(well.ok)
    const env = { ...environmentOf(person), HONE_TOKEN: 'hone_MQ.bm90aGluZw1234' }
    const ill = await runClient(['doctor'], { env })
    assert.equal(ill.code, 1)
    assert.match(ill.stdout, /✗ Sign-in: .*does not accept your token/)
  })
})
