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
const TOGETHER = /'.+' cannot be used with option '.+'\nNext: hone .*--help/
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
  { words: ['improve', '-f', 'bytes.bin'], code: 1, says: /not a text file/ },
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
  { words: ['fix', 'empty'], code: 1, says: /No prompt was found in empty/ },
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
  {
    words: ['check', '--without', 'none', 'a.txt'],
    code: 1,
    says: /no rule "none"\. .*clarity\.vague_word/,
  },
  {
    words: ['fix', '--without', 'none', 'a.txt'],
    code: 1,
    says: /no rule "none"\. .*clarity\.vague_word/,
  },
  {
    words: ['improve', '--kind', 'nix', 'x'],
    code: 1,
    says: /no kind "nix"\. Give one of: message, /,
  },
  {
    words: ['improve', '--kind', 'message/nix', 'x'],
    code: 1,
    says: /Give one of: message\/cold_email, /,
  },
  { words: ['improve', '--model', 'm', '--offline', 'x'], code: 1, says: TOGETHER },
  { words: ['fix', '--write', '--diff', 'a.txt'], code: 1, says: TOGETHER },
  { words: ['fix', '--json', '--diff', 'a.txt'], code: 1, says: /cannot be used together/ },
  { words: ['fix', '--interactive', '--diff', 'a.txt'], code: 1, says: TOGETHER },
  {
    words: ['check', '--json', '--format', 'junit', 'a.txt'],
    code: 1,
    says: /cannot be used together/,
  },
  { words: ['flows', 'run', 'x', '--csv', 'r.csv', '--input', 'a=b'], code: 1, says: TOGETHER },
  {
    words: ['flows', 'run', 'x', '--csv', 'r.csv', '-o', 'a.csv', '--async'],
    code: 1,
    says: TOGETHER,
  },
  { words: ['runs', 'approve', 'x', '--yes', '--reject'], code: 1, says: /give one of them/ },
  { words: ['login', '--with-token', '--admin'], stdin: 'x', code: 1, says: TOGETHER },
  { words: ['usage', '--quiet', '--verbose'], code: 1, says: TOGETHER },
  { words: ['prompts', 'restore', 'x', 'newest'], code: 1, says: /whole number from 1/ },
  { words: ['prompts', 'diff', 'x', 'first'], code: 1, says: /whole number from 0/ },
  {
    words: ['admin', 'users', 'give-credits', 'x', 'many', '--reason', 'y'],
    code: 1,
    says: /whole number from 1 to 10000/,
  },
  {
    words: ['whoami', '--host', 'https://hone.example.com/team'],
    code: 1,
    says: /at the root of its own\.\nNext: --host https:\/\/hone\.example\.com\n/,
  },
  { words: ['fix', 'none.json'], code: 1, says: /No prompt was found in none\.json/ },
  {
    words: ['improve', 'write a poem', '-o', 'a.txt'],
    code: 1,
    says: /a\.txt exists already\.\nNothing was written\.\nNext: Repeat it with --yes/,
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
    writeFileSync(join(folder, 'none.json'), '{"name": "Write a poem."}')
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

  test('a usage error is the same JSON with --json: `hone {$self}`')
    .with(['improv', 'flows', 'improve --tone 11 x', 'flows run', 'usage --none', 'help flows rum'])
    .run(async ({ assert }, words) => {
      const { code, stdout, stderr } = await runClient([...words.split(' '), '--json'])
      assert.equal(code, 1)
      assert.equal(stdout, '')
      const { error } = JSON.parse(stderr)
      assert.equal(error.code, 'bad_usage')
      assert.isNotEmpty(error.message)
      assert.match(error.next, /^hone .*--help$/)
      assert.deepEqual(Object.keys(error), ['code', 'message', 'safe', 'next', 'fields'])
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
