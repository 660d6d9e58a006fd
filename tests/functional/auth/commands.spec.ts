import ace from '@adonisjs/core/services/ace'
import { test } from '@japa/runner'
import { Secret } from '@adonisjs/core/helpers'
import User from '#app/auth/models/user'
import { createPerson } from '#tests/helpers/people'

/** Runs a command and catches what it prints. */
async function run(name: string, args: string[]) {
  const printed: string[] = []
  const problems: string[] = []
  const { log, error } = console
  console.log = (line: string) => printed.push(line)
  console.error = (line: string) => problems.push(line)
  try {
    const command = await ace.exec(name, args)
    return { printed, problems, exitCode: command.exitCode ?? 0 }
  } finally {
    Object.assign(console, { log, error })
  }
}

const scopesOf = async (secret: string) =>
  (await User.accessTokens.verify(new Secret(secret)))?.abilities

test.group('Commands for people', () => {
  test('user:token prints a token and nothing else', async ({ assert }) => {
    const user = await createPerson()
    const { printed, problems, exitCode } = await run('user:token', [user.email!.toUpperCase()])
    assert.equal(exitCode, 0)
    assert.deepEqual(problems, [])
    assert.lengthOf(printed, 1)
    assert.deepEqual(await scopesOf(printed[0]), ['read', 'write'])
  })

  test('user:token gives an administrator all scopes, or those that are named', async ({
    assert,
  }) => {
    const admin = await createPerson({ isAdmin: true })
    const all = await run('user:token', [admin.email!])
    assert.deepEqual(await scopesOf(all.printed[0]), ['read', 'write', 'admin'])
    const one = await run('user:token', [admin.email!, '--scopes=read'])
    assert.deepEqual(await scopesOf(one.printed[0]), ['read'])
  })

  test('user:token says why there is none', async ({ assert }) => {
    const user = await createPerson()
    await createPerson({ email: 'twice@example.test' })
    await createPerson({ email: 'twice@example.test' })
    for (const args of [
      ['nobody@example.test'],
      ['twice@example.test'],
      [user.email!, '--scopes=root'],
      [user.email!, '--scopes=admin'],
    ]) {
      const { printed, problems, exitCode } = await run('user:token', args)
      assert.equal(exitCode, 1, args.join(' '))
      assert.deepEqual(printed, [])
      assert.lengthOf(problems, 1)
    }
  })

  test('user:promote makes an administrator', async ({ assert }) => {
    const user = await createPerson()
    ace.ui.switchMode('raw')
    assert.equal((await run('user:promote', [user.id])).exitCode, 0)
    ace.ui.switchMode('normal')
    await user.refresh()
    assert.isTrue(user.isAdmin)
    assert.equal((await run('user:promote', ['nobody@example.test'])).exitCode, 1)
  })
})
