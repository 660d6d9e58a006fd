import { spawnSync } from 'node:child_process'
import { test } from '@japa/runner'
import { runClient } from '#tests/helpers/terminal_client'

/** What bash offers for the last of some words. */
async function offered(words: string[]): Promise<string[]> {
  const { stdout: script } = await runClient(['completion', 'bash'])
  const quoted = words.map((word) => `'${word}'`).join(' ')
  const asking = `${script}\nCOMP_WORDS=(${quoted})\nCOMP_CWORD=${words.length - 1}\n_hone\nprintf '%s\\n' "\${COMPREPLY[@]}"`
  const { stdout } = spawnSync('bash', ['-c', asking], { encoding: 'utf8' })
  return stdout.trim().split('\n')
}

test.group('Completion of the terminal client', () => {
  test('offers the values of an option that takes a closed choice', async ({ assert }) => {
    assert.deepEqual(await offered(['hone', 'check', '--format', '']), [
      ...['text', 'json', 'sarif', 'junit'],
    ])
    assert.deepEqual(await offered(['hone', 'improve', '--variant', 'o']), ['optimized'])
    assert.include(await offered(['hone', 'improve', '--kind', 'p']), 'plan')
    assert.include(await offered(['hone', 'fix', '--without', 'clarity.v']), 'clarity.vague_word')
    assert.deepEqual(await offered(['hone', 'runs', 'list', '--status', 'wa']), ['waiting'])
  })

  test('offers the values of an argument, and words after an option with a value', async ({
    assert,
  }) => {
    assert.includeMembers(await offered(['hone', 'completion', '']), ['bash', 'zsh', 'fish'])
    assert.include(await offered(['hone', 'flows', 'run', '--c']), '--csv')
  })

  test('has the same values for zsh and fish', async ({ assert }) => {
    const [zsh, fish] = await Promise.all([
      runClient(['completion', 'zsh']),
      runClient(['completion', 'fish']),
    ])
    assert.include(zsh.stdout, "'check --format') choices=(text json sarif junit)")
    assert.match(fish.stdout, /-l format -r -f -a 'text json sarif junit'/)
    // `path` is the search path of zsh.
    assert.notMatch(zsh.stdout, /local path/)
  })
})
