import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { runClient } from '#tests/helpers/terminal_client'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

interface BadUse {
  words: string[]
  stdin?: string | Uint8Array
  env?: Record<string, string>
  code: number
  says: RegExp
}

/** Nobody listens on this port: it is reserved. */
const NOBODY = 'http://127.0.0.1:1'
const NOT_SIGNED_IN = /You are not signed in to http:\/\/localhost:3333\.\nNext: hone login/
const SIGNED_OUT: string[][] = [
  ['prompts', 'list'],
  ['prompts', 'show', 'x'],
  ['templates', 'search', 'blog'],
  ['flows', 'list'],
  ['flows', 'run', 'Report'],
  ['runs', 'watch', 'x'],
  ['activity'],
  ['usage'],
  ['share', 'x'],
  ['whoami'],
  ['admin', 'sync'],
  ['improve', 'write a poem', '--model', 'any'],
]

const BAD_USES: BadUse[] = [
  { words: ['improv'], code: 1, says: /unknown command 'improv'.*\n.*Did you mean improve\?/ },
  { words: ['improve', '--tone', '11', 'x'], code: 1, says: /whole number from 1 to 10/ },
  { words: ['improve', '--tone', '5.5', 'x'], code: 1, says: /whole number from 1 to 10/ },
  {
    words: ['improve', '--variant', 'best', 'x'],
    code: 1,
    says: /structured, contextual, optimized/,
  },
  { words: ['improve', '--audience', 'dogs', 'x'], code: 1, says: /general, expert/ },
  { words: ['improve', '--colour', 'x'], code: 1, says: /unknown option '--colour'/ },
  { words: ['improve', 'a', 'b'], code: 1, says: /too many arguments/ },
  { words: ['improve', ''], code: 1, says: /The text is empty/ },
  { words: ['improve'], stdin: ' \n', code: 1, says: /The text is empty/ },
  {
    words: ['improve'],
    stdin: 'x'.repeat(50_001),
    code: 1,
    says: /50001 characters; at most 50000/,
  },
  { words: ['improve', 'x', '-f', 'a.txt'], code: 1, says: /a text or a file, not both/ },
  {
    words: ['improve', '-f', 'none.txt'],
    code: 1,
    says: /none\.txt cannot be read: there is no such file/,
  },
  { words: ['improve', '-f', 'folder'], code: 1, says: /folder cannot be read: it is a folder/ },
  { words: ['improve', '-f', 'bytes.bin'], code: 1, says: /not a text file in UTF-8/ },
  {
    words: ['improve', 'write a poem', '-o', 'none/p.txt'],
    code: 1,
    says: /none\/p\.txt cannot be written/,
  },
  { words: ['check', 'none.txt'], code: 1, says: /none\.txt cannot be read/ },
  { words: ['check', '--min-score', '101', 'a.txt'], code: 1, says: /whole number from 0 to 100/ },
  { words: ['check', '--min-score', 'high', 'a.txt'], code: 1, says: /whole number/ },
  { words: ['check', '--format', 'xml', 'a.txt'], code: 1, says: /text, json, sarif, junit/ },
  { words: ['check', 'broken.yaml'], code: 1, says: /hone: broken\.yaml: .+ at line \d+/ },
  { words: ['check', 'bytes.bin'], code: 1, says: /not a text file/ },
  { words: ['check', '-', 'a.txt'], code: 1, says: /stdin and files cannot be read together/ },
  { words: ['fix', '--write'], stdin: 'x', code: 1, says: /--write needs files/ },
  { words: ['fix', 'a.txt', 'b.txt'], code: 1, says: /Several files cannot be printed as one/ },
  { words: ['fix', '-i', 'a.txt'], code: 1, says: /needs a terminal at both ends/ },
  { words: ['fix', 'empty'], code: 1, says: /no file with prompts/ },
  { words: ['flows', 'run', 'x', '--max-cost', '-1'], code: 1, says: /number from 0 to 1000/ },
  { words: ['flows', 'run', 'x', '--max-cost', 'much'], code: 1, says: /number from 0 to 1000/ },
  { words: ['flows', 'run', 'x', '-o', 'r.csv'], code: 1, says: /--out belongs to --csv/ },
  { words: ['flows', 'import', 'a.txt'], code: 1, says: /is not a flow that Hone can read/ },
  { words: ['flows', 'run'], code: 1, says: /missing required argument 'flow'/ },
  { words: ['runs', 'list', '--status', 'odd'], code: 1, says: /queued, running, waiting/ },
  { words: ['prompts', 'list', '--limit', '0'], code: 1, says: /whole number from 1/ },
  { words: ['config', 'use', 'none'], code: 1, says: /There is no profile "none"/ },
  { words: ['completion', 'tcsh'], code: 1, says: /bash, zsh, fish/ },
  { words: ['login', '--with-token'], stdin: 'no token\n', code: 1, says: /That is no token/ },
  { words: ['login'], env: { HONE_TOKEN: 'x' }, code: 1, says: /HONE_TOKEN is set/ },
  { words: ['whoami', '--host', 'http://'], code: 1, says: /not the address of a server/ },
  {
    words: ['whoami', '--host', 'http://a:b@c.example'],
    code: 1,
    says: /not the address of a server/,
  },
  { words: ['whoami', '--profile', 'none'], code: 1, says: /There is no profile "none"/ },
  {
    words: ['whoami'],
    env: { HONE_TOKEN: 'hone_x' },
    code: 1,
    says: /which server it belongs to\.\nThe token was sent nowhere/,
  },
  {
    words: ['whoami', '--host', NOBODY],
    env: { HONE_TOKEN: 'hone_secret\n2' },
    code: 1,
    says: /^hone: HONE_TOKEN holds no token(?![^]*secret)/,
  },
  {
    words: ['whoami', '--host', NOBODY],
    env: { HONE_TOKEN: 'hone_x' },
    code: 1,
    says: /127\.0\.0\.1:1 does not answer.*\n.*work without it\.\nNext: hone doctor/,
  },
  ...SIGNED_OUT.map((words): BadUse => ({ words, code: 4, says: NOT_SIGNED_IN })),
]

test.group('Bad uses of the terminal client', (group) => {
  let folder = ''
  group.setup(() => {
    const made = temporaryFolder()
    folder = made.folder
    mkdirSync(join(folder, 'folder'))
    mkdirSync(join(folder, 'empty'))
    for (const name of ['a.txt', 'b.txt']) writeFileSync(join(folder, name), 'Write a poem.')
    writeFileSync(join(folder, 'bytes.bin'), Uint8Array.of(0xff, 0xfe, 0x00))
    writeFileSync(join(folder, 'broken.yaml'), 'prompt: "never closed\n')
    return made.remove
  })

  test('`hone {words}` says what is wrong')
    .with(BAD_USES.map((use) => ({ ...use, title: use.words.join(' ').slice(0, 60) })))
    .run(async ({ assert }, { words, stdin, env, code, says }) => {
      const ended = await runClient(words, { stdin, env, cwd: folder })
      assert.match(ended.stderr, says)
      assert.equal(ended.code, code)
      assert.equal(ended.stdout, '')
      assert.notInclude(ended.stderr, '    at ')
    })

  test('a failure is JSON with --json, on stderr', async ({ assert }) => {
    const { code, stdout, stderr } = await runClient(['usage', '--json'])
    assert.equal(code, 4)
    assert.equal(stdout, '')
    const { error } = JSON.parse(stderr)
    assert.deepInclude(error, { code: 'sign_in_needed', next: 'hone login' })
  })

  test('a Node that is too old is told so, and nothing else runs', async ({ assert }) => {
    const { spawnSync } = await import('node:child_process')
    const client = join(import.meta.dirname, '../../../build/cli/main.js')
    const old = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.1.0'})`
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', old, client, 'improve', 'x'],
      {
        encoding: 'utf8',
      }
    )
    assert.equal(status, 1)
    assert.equal(
      stderr,
      'hone needs Node.js 24 or newer; this is 20.1.0. Get it from https://nodejs.org.\n'
    )
  })
})
