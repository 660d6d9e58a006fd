import { test } from '@japa/runner'
import { ClientInTerminal, runClient } from '#tests/helpers/terminal_client'

const WORDS = [
  ['--help'],
  ['help'],
  ['improve', '--help'],
  ['flows', 'run', '--help'],
  ['prompts', 'save', '--help'],
  ['mcp', '--help'],
  ['completion', '--help'],
  ['batches', '--help'],
]

test.group('Help of the terminal client', () => {
  test('is that of the whole command that is named', async ({ assert }) => {
    const [asked, flag, group] = await Promise.all([
      runClient(['help', 'flows', 'run']),
      runClient(['flows', 'run', '--help']),
      runClient(['help', 'flows']),
    ])
    assert.match(asked.stdout, /^Usage: hone flows run /)
    assert.equal(asked.stdout, flag.stdout)
    assert.equal(asked.code, 0)
    assert.match(group.stdout, /^Usage: hone flows /)
  })

  test('says so where a command is not known', async ({ assert }) => {
    const { code, stderr } = await runClient(['help', 'flows', 'rum'])
    assert.equal(code, 1)
    assert.match(stderr, /unknown command 'flows rum'/)
  })

  test('shows examples directly after the description', async ({ assert }) => {
    const { stdout } = await runClient(['flows', 'run', '--help'])
    const places = ['run a flow', 'Examples:', '  $ hone flows run', 'Options:', 'Global Options:']
    const found = places.map((text) => stdout.indexOf(text))
    assert.notInclude(found, -1)
    assert.deepEqual(
      found,
      [...found].sort((one, other) => one - other)
    )
  })

  test('of `hone {$self}` is not wider than 40 columns')
    .with(WORDS.map((words) => words.join(' ')))
    .run(async ({ assert }, words) => {
      const terminal = new ClientInTerminal(words.split(' '), {}, 40)
      assert.equal(await terminal.ended(), 0)
      for (const line of terminal.output.trimEnd().split(/\r?\n/)) {
        // A word of an example, such as a quoted text, is never cut.
        if (!line.includes('"') && !line.includes("'")) assert.isAtMost(line.length, 40, line)
      }
    })
})
