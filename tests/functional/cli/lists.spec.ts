import { test } from '@japa/runner'
import { asClient } from '#tests/functional/cli/client_of'
import { asPerson, newClient } from '#tests/helpers/api'
import { createPerson } from '#tests/helpers/people'

const FILTERED: [words: string[], says: string][] = [
  [['prompts', 'list', '--search', 'zebra'], 'Nothing matches --search "zebra".'],
  [['flows', 'list', '--search', 'zebra'], 'Nothing matches --search "zebra".'],
  [['runs', 'list', '--status', 'failed'], 'Nothing matches --status "failed".'],
  [['runs', 'list', '--search', 'cat'], 'Nothing matches --search "cat".'],
  [['templates', 'list', '--tag', 'zebra'], 'Nothing matches --tag "zebra".'],
  [['templates', 'list', '--favorites'], 'Nothing matches --favorites.'],
  [
    ['templates', 'search', 'xqzv', 'wkjq', '--category', 'sales'],
    'Nothing matches "xqzv wkjq" and --category "sales".',
  ],
]

test.group('Lists of the terminal client', () => {
  test('say that nothing matches the filter where one is given', async ({ client, assert }) => {
    const person = await newClient(client)
    for (const [words, says] of FILTERED) {
      const { code, stdout, stderr } = await asClient(person, words)
      assert.deepEqual([code, stdout, stderr], [0, '', `${says}\n`])
    }
    const none = await asClient(person, ['flows', 'list'])
    assert.match(none.stderr, /You have no flows yet/)
  })

  test('of administrators say so, too', async ({ client, assert }) => {
    const admin = await asPerson(client, await createPerson({ isAdmin: true }), [
      ...(['read', 'write', 'admin'] as const),
    ])
    for (const list of [['users', 'list'], ['templates']]) {
      const { stderr } = await asClient(admin, ['admin', ...list, '--search', 'zebra-nobody'])
      assert.equal(stderr, 'Nothing matches --search "zebra-nobody".\n')
    }
  })

  test('a version that is saved with a title gives the prompt this title', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const made = await asClient(person, ['prompts', 'save', 'Write a poem.', '--title', 'Old'])
    const id = made.stdout.trim()
    const words = ['prompts', 'save', 'Write a story.', '--to', id, '--title', 'New']
    assert.equal((await asClient(person, words)).code, 0)
    const listed = await asClient(person, ['prompts', 'list'])
    assert.match(listed.stdout, /\tNew\t1\t/)
  })

  test('an improvement says under which id the server keeps it', async ({ client, assert }) => {
    const person = await newClient(client)
    const words = ['improve', 'write an email about our new product']
    const { stdout, stderr } = await asClient(person, words)
    const [, id] = /^Kept as (\S+)\. See it with: hone prompts show \1$/m.exec(stderr)!
    assert.equal((await asClient(person, ['prompts', 'show', id])).code, 0)
    assert.notInclude(stdout, id)
  })
})
