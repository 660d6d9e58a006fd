import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { folderWith } from '#tests/functional/cli/folder_with'
import { runClient } from '#tests/helpers/terminal_client'

const VAGUE = 'Write about stuff, and add many things.'

test.group('The files that the terminal client checks', () => {
  test('fails, in every format, where a check finds no prompt', async ({ assert, cleanup }) => {
    const folder = folderWith({ 'a.json': '{"name": "x"}' }, cleanup)
    for (const more of [[], ['--json'], ['--format', 'sarif'], ['--min-score', '1']]) {
      const { code, stderr } = await runClient(['check', '.', ...more], { cwd: folder })
      assert.equal(code, 1)
      assert.include(stderr, 'No prompt was found in .')
    }
  })

  test('reads hidden folders that are named, and skips those that it meets', async ({
    assert,
    cleanup,
  }) => {
    const folder = folderWith({ 'a.txt': VAGUE }, cleanup)
    mkdirSync(join(folder, '.github', 'prompts'), { recursive: true })
    writeFileSync(join(folder, '.github', 'prompts', 'b.txt'), VAGUE)
    const filesOf = async (path: string): Promise<string[]> => {
      const { stdout } = await runClient(['check', '--json', path], { cwd: folder })
      return JSON.parse(stdout).files.map(({ file }: { file: string }) => file)
    }
    assert.deepEqual(await filesOf('.'), ['a.txt'])
    assert.deepEqual(await filesOf('.github'), ['.github/prompts/b.txt'])
  })

  test('follows aliases and merged keys of YAML, each text once', async ({ assert, cleanup }) => {
    const text = [
      `base: &base`,
      `  prompt: ${VAGUE}`,
      `said: &said Write about things.`,
      `steps:`,
      `  - prompt: *said`,
      `  - <<: *base`,
      `  - prompt: *said`,
      `loop: &loop [*loop]`,
      '',
    ].join('\n')
    const folder = folderWith({ 'a.yaml': text }, cleanup)
    const { stdout } = await runClient(['check', '--json', 'a.yaml'], { cwd: folder })
    const [{ prompts, error }] = JSON.parse(stdout).files
    assert.isNull(error)
    assert.deepEqual(
      prompts.map(({ path, start }: { path: string; start: object }) => [path, start]),
      [
        ['base.prompt', { line: 2, column: 11 }],
        ['steps[0].prompt', { line: 3, column: 13 }],
      ]
    )
  })
})
