import { chmodSync, lstatSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { folderWith } from '#tests/functional/cli/folder_with'
import { runClient } from '#tests/helpers/terminal_client'

/** The 13th character begins a word that a rule finds vague. */
const VAGUE = 'Write about stuff, and add many things.'
const REQUEST = 'write an email about our new product'

test.group('The terminal client without a server', () => {
  test('improves a text, and prints the better prompt alone', async ({ assert }) => {
    const { code, stdout, stderr } = await runClient(['improve', REQUEST])
    assert.equal(code, 0)
    assert.match(stdout, /^Write an email about our new product\.\n/)
    assert.notInclude(stdout, '→')
    assert.match(stderr, /Version: \d+ → \d+/)
  })

  test('reads the text from stdin, with or without a dash', async ({ assert }) => {
    const [argument, piped, dashed] = await Promise.all([
      runClient(['improve', REQUEST]),
      runClient(['improve'], { stdin: REQUEST }),
      runClient(['improve', '-'], { stdin: REQUEST }),
    ])
    assert.equal(piped.stdout, argument.stdout)
    assert.equal(dashed.stdout, argument.stdout)
  })

  test('says in JSON what was changed and why', async ({ assert }) => {
    const { stdout, stderr } = await runClient(['improve', REQUEST, '--json'])
    const improved = JSON.parse(stdout)
    assert.equal(stderr, '')
    assert.equal(improved.engine, 'offline')
    assert.isNull(improved.promptId)
    const recommended = improved.variants.find((one: { recommended: boolean }) => one.recommended)
    assert.equal(improved.content, recommended.content)
    for (const { reason } of recommended.changes) assert.isNotEmpty(reason)
  })

  test('prints the variant that was asked for', async ({ assert }) => {
    const { stdout } = await runClient(['improve', REQUEST, '--json', '--variant', 'structured'])
    const { variant, content, variants } = JSON.parse(stdout)
    assert.equal(variant, 'structured')
    assert.equal(content, variants.find(({ id }: { id: string }) => id === 'structured').content)
  })

  test('asks what should come back where it is not sure, and works with the answer', async ({
    assert,
  }) => {
    const text = 'Cover crop after winter barley on clay'
    const asked = await runClient(['improve', text])
    assert.equal(asked.stdout, `${text}\n`)
    assert.match(asked.stderr, /--kind [a-z/_]+ {2}\w/)
    const kind = /--kind ([a-z/_]+)/.exec(asked.stderr)![1]
    const answered = await runClient(['improve', text, '--kind', kind])
    assert.isAbove(answered.stdout.length, text.length + 50)
  })

  test('marks the changes, and gives a reason for each', async ({ assert }) => {
    const { stdout } = await runClient(['improve', 'plan a week of posts for a bakery', '--diff'])
    assert.match(stdout, /^\[-p-\]\{\+P\+\} \(1\)lan a week/)
    const marks = stdout.match(/\(\d+\)/g)!
    assert.match(stdout, new RegExp(`^${marks.length}\\. .+ \\[[a-z_.]+\\]$`, 'm'))
  })

  test('writes the prompt to a file, and nothing to stdout', async ({ assert, cleanup }) => {
    const folder = folderWith({}, cleanup)
    const { stdout, stderr } = await runClient(['improve', REQUEST, '-o', 'p.txt'], { cwd: folder })
    assert.equal(stdout, '')
    assert.include(stderr, 'Written to p.txt.')
    assert.match(readFileSync(join(folder, 'p.txt'), 'utf8'), /^Write an email/)
  })

  test('checks prompts in text, Markdown, YAML and JSON, each at its place', async ({
    assert,
    cleanup,
  }) => {
    const folder = folderWith(
      {
        'a.txt': `${VAGUE}\n`,
        'b.md': `---\ntitle: B\n---\n# B\n\n\`\`\`prompt\n${VAGUE}\n\`\`\`\n`,
        'c.yaml': `steps:\n  - prompt: |\n      Be brief.\n      ${VAGUE}\n`,
        'd.json': `{"messages": [{"role": "user", "content": "Be \\"brief\\". ${VAGUE}"}]}`,
        'e.json': `{"messages": [{"role": "assistant", "content": "${VAGUE}"}]}`,
      },
      cleanup
    )
    const { code, stdout } = await runClient(['check', '--json', '.'], { cwd: folder })
    assert.equal(code, 1)
    const { files } = JSON.parse(stdout)
    const placeOf = (name: string) => {
      const [{ path, findings }] = files.find(({ file }: { file: string }) => file === name).prompts
      const vague = findings.find(({ rule }: { rule: string }) => rule === 'clarity.vague_word')
      return [path, vague?.start]
    }
    assert.deepEqual(placeOf('a.txt'), [null, { line: 1, column: 13 }])
    assert.deepEqual(placeOf('b.md'), [null, { line: 7, column: 13 }])
    assert.deepEqual(placeOf('c.yaml'), ['steps[0].prompt', { line: 4, column: 19 }])
    assert.deepEqual(placeOf('d.json'), ['messages[0].content', { line: 1, column: 70 }])
    assert.isEmpty(files.find(({ file }: { file: string }) => file === 'e.json').prompts)
  })

  test('fails by the least score where one is asked for', async ({ assert }) => {
    const check = (least: string) =>
      runClient(['check', '--min-score', least], { stdin: 'Write a poem.' })
    const [low, high] = await Promise.all([check('1'), check('99')])
    assert.equal(low.code, 0)
    assert.equal(high.code, 1)
    assert.include(high.stdout, 'less than 99')
  })

  test('reports as SARIF and as JUnit', async ({ assert, cleanup }) => {
    const name = 'a & <b> "c".txt'
    const folder = folderWith({ [name]: VAGUE }, cleanup)
    const report = async (format: string) =>
      (await runClient(['check', '--format', format, name], { cwd: folder })).stdout
    const sarif = JSON.parse(await report('sarif'))
    const [{ results, tool }] = sarif.runs
    assert.equal(sarif.version, '2.1.0')
    const vague = results.find(({ ruleId }: { ruleId: string }) => ruleId === 'clarity.vague_word')
    const { artifactLocation, region } = vague.locations[0].physicalLocation
    assert.equal(decodeURIComponent(artifactLocation.uri), name)
    assert.deepEqual(region, { startLine: 1, startColumn: 13, endLine: 1, endColumn: 18 })
    const rules = tool.driver.rules.map(({ id }: { id: string }) => id)
    for (const { ruleId } of results) assert.include(rules, ruleId)
    const junit = await report('junit')
    assert.include(junit, '<testsuites tests="1" failures="1">')
    assert.include(junit, 'classname="a &amp; &lt;b&gt; &quot;c&quot;.txt"')
  })

  test('makes safe edits, prints them, and writes them only when it is told to', async ({
    assert,
    cleanup,
  }) => {
    const before = 'please kindly write a poem about the sea'
    const folder = folderWith({ 'p.txt': before }, cleanup)
    const printed = await runClient(['fix', 'p.txt'], { cwd: folder })
    assert.notEqual(printed.stdout, before)
    assert.equal(readFileSync(join(folder, 'p.txt'), 'utf8'), before)
    await runClient(['fix', '--write', 'p.txt'], { cwd: folder })
    assert.equal(readFileSync(join(folder, 'p.txt'), 'utf8'), printed.stdout)
    const again = await runClient(['fix', '--write', 'p.txt'], { cwd: folder })
    assert.include(again.stderr, 'p.txt: 0 edits.')
  })

  test('leaves all of a Markdown file but its prompt as it is', async ({ assert, cleanup }) => {
    const text = '---\ntitle: please\n---\nplease kindly write a poem\n'
    const folder = folderWith({ 'p.md': text }, cleanup)
    const { stdout } = await runClient(['fix', 'p.md'], { cwd: folder })
    assert.isTrue(stdout.startsWith('---\ntitle: please\n---\n'))
    assert.notEqual(stdout, text)
  })

  test('ends quietly where the next program of a pipe has enough', async ({ assert, cleanup }) => {
    const folder = folderWith({}, cleanup)
    const script = join(folder, 'early.sh')
    const client = join(import.meta.dirname, '../../../build/cli/main.js')
    writeFileSync(
      script,
      `"${process.execPath}" "${client}" --help | head -1; echo "\${PIPESTATUS[0]}"`
    )
    chmodSync(script, 0o755)
    const { spawnSync } = await import('node:child_process')
    const { stdout, stderr } = spawnSync('bash', [script], { encoding: 'utf8' })
    assert.equal(stderr, '')
    assert.match(stdout, /^Usage: hone .*\n0\n$/)
  })

  test('shows no color between pipes, nor where NO_COLOR is set', async ({ assert }) => {
    const { stdout, stderr } = await runClient(['improve', REQUEST, '--diff', '--explain'])
    assert.notInclude(stdout + stderr, '\u001B')
  })

  test('reports a file that it cannot check, and checks the others', async ({
    assert,
    cleanup,
  }) => {
    const folder = folderWith(
      { 'a.txt': 'Write a poem.', 'b.yaml': 'prompt: "never closed\n', 'c.txt': VAGUE },
      cleanup
    )
    const { code, stdout, stderr } = await runClient(['check', '.'], { cwd: folder })
    assert.equal(code, 1)
    assert.match(stdout, /a\.txt: \d+ of 100/)
    assert.match(stdout, /c\.txt: \d+ of 100/)
    assert.match(stderr, /hone: b\.yaml: .+ at line \d+/)
    const sarif = await runClient(['check', '--format', 'sarif', '.'], { cwd: folder })
    const results = JSON.parse(sarif.stdout).runs[0].results
    assert.include(
      results.map(({ ruleId }: { ruleId: string }) => ruleId),
      'file.unreadable'
    )
  })

  test('changes nothing within YAML and JSON, which it would have to quote', async ({
    assert,
    cleanup,
  }) => {
    const files = {
      'q.yaml': "prompt: 'write a mail and you dont mention cats, i cant stand it.'\n",
      'q.json': '{"prompt": "write teh poem"}',
    }
    const folder = folderWith(files, cleanup)
    await runClient(['fix', '--write', 'q.yaml', 'q.json'], { cwd: folder })
    for (const [name, text] of Object.entries(files))
      assert.equal(readFileSync(join(folder, name), 'utf8'), text)
  })

  test('writes into links and devices, and keeps the mode of a file', async ({
    assert,
    cleanup,
  }) => {
    const folder = folderWith({ 'p.txt': 'write a poem' }, cleanup)
    const [file, link] = [join(folder, 'p.txt'), join(folder, 'link.txt')]
    chmodSync(file, 0o640)
    symlinkSync(file, link)
    await runClient(['fix', '--write', link])
    assert.isTrue(lstatSync(link).isSymbolicLink())
    assert.notEqual(readFileSync(file, 'utf8'), 'write a poem')
    assert.equal(statSync(file).mode & 0o777, 0o640)
    const { code } = await runClient(['improve', REQUEST, '-o', '/dev/null'])
    assert.equal(code, 0)
    assert.isTrue(statSync('/dev/null').isCharacterDevice())
  })

  test('without a clipboard the prompt is printed all the same', async ({ assert }) => {
    const { code, stdout, stderr } = await runClient(['improve', REQUEST, '--copy'], {
      env: { PATH: '' },
    })
    assert.equal(code, 0)
    assert.match(stdout, /^Write an email/)
    assert.include(stderr, 'There is no clipboard')
  })

  test('replaces a file with --yes only', async ({ assert, cleanup }) => {
    const folder = folderWith({ 'p.txt': 'before' }, cleanup)
    const words = ['improve', REQUEST, '-o', 'p.txt']
    const refused = await runClient(words, { cwd: folder })
    assert.equal(refused.code, 1)
    assert.equal(readFileSync(join(folder, 'p.txt'), 'utf8'), 'before')
    const replaced = await runClient([...words, '--yes'], { cwd: folder })
    assert.equal(replaced.code, 0)
    assert.match(readFileSync(join(folder, 'p.txt'), 'utf8'), /^Write an email/)
  })
})
