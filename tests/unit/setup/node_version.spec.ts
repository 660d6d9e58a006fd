import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'

const { refusalOf }: { refusalOf: (version: string) => string | null } = await import(
  new URL('../../../bin/setup/node_version.js', import.meta.url).href
)

test.group('The Node that set-up runs under', () => {
  test('{$self} is too old')
    .with(['8.17.0', '12.22.12', '18.20.8', '20.0.0', '20.9.0', '20.18.3'])
    .run(({ assert }, version) => {
      const sentence = String(refusalOf(version))
      assert.include(sentence, 'Node 20.19 or newer')
      assert.include(sentence, version)
    })

  test('{$self} is new enough')
    .with(['20.19.0', '20.20.2', '21.0.0', '22.1.0', '24.21.0', '100.0.0'])
    .run(({ assert }, version) => {
      assert.isNull(refusalOf(version))
    })

  test('is told so even if it knows no modules', ({ assert }) => {
    const source = readFileSync('bin/setup.js', 'utf8')
    const check = 'new (require("node:vm").Script)(require("node:fs").readFileSync(0, "utf8"))'
    const options = { input: source, encoding: 'utf8' } as const
    const { status, stderr } = spawnSync(process.execPath, ['-e', check], options)
    assert.equal(status, 0, stderr)
  })

  test('is the one that the README promises', ({ assert }) => {
    assert.include(readFileSync('README.md', 'utf8'), 'Node 20.19 or newer')
  })
})
