import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { folderWith } from '#tests/functional/cli/folder_with'
import { runClient } from '#tests/helpers/terminal_client'

const PROMPT = 'Write about stuff for the Größe team, and add many things.'
const utf16 = () => Buffer.from(`\uFEFF${PROMPT}`, 'utf16le')
const ENCODED: [encoding: string, bytes: Uint8Array][] = [
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${PROMPT}`)],
  ['UTF-16', utf16()],
  ['UTF-16, the high byte first', utf16().swap16()],
  ['UTF-16 without a mark', Buffer.from(PROMPT, 'utf16le')],
]
const WESTERN = Buffer.from(PROMPT, 'latin1')

test.group('Files that the terminal client reads', () => {
  test('may be in any encoding that Unicode has: {0}')
    .with(ENCODED)
    .run(async ({ assert, cleanup }, [, bytes]) => {
      const folder = folderWith({ 'plain.txt': PROMPT }, cleanup)
      writeFileSync(join(folder, 'other.txt'), bytes)
      const fixed = await runClient(['fix', 'plain.txt'], { cwd: folder })
      const piped = await runClient(['fix', '-'], { cwd: folder, stdin: bytes })
      assert.include(fixed.stdout, 'Größe')
      assert.equal(piped.stdout, fixed.stdout)
      const findings = async (name: string) => {
        const { stdout, stderr } = await runClient(['check', '--json', name], { cwd: folder })
        assert.notInclude(stderr, 'encoding')
        return JSON.parse(stdout).files[0].prompts
      }
      assert.deepEqual(await findings('other.txt'), await findings('plain.txt'))
    })

  test('are read with a guess where they do not tell, which is said', async ({
    assert,
    cleanup,
  }) => {
    const folder = folderWith({}, cleanup)
    writeFileSync(join(folder, 'old.txt'), WESTERN)
    const { stderr } = await runClient(['check', 'old.txt'], { cwd: folder })
    assert.include(stderr, 'old.txt does not tell its encoding. It was read as windows-1252')
    const { stdout } = await runClient(['fix', '-'], { cwd: folder, stdin: WESTERN })
    assert.include(stdout, 'Größe')
  })

  test('are not written in another encoding than they have', async ({ assert, cleanup }) => {
    const folder = folderWith({}, cleanup)
    for (const bytes of [WESTERN, utf16()]) {
      writeFileSync(join(folder, 'old.txt'), bytes)
      const { code, stderr } = await runClient(['fix', '--write', 'old.txt'], { cwd: folder })
      assert.equal(code, 1)
      assert.include(stderr, 'old.txt is not in UTF-8')
      assert.isTrue(bytes.equals(readFileSync(join(folder, 'old.txt'))))
    }
  })
})
