import { readdirSync } from 'node:fs'
import { test } from '@japa/runner'
import { ALLOWED } from '#tests/unit/boundaries/allowed'
import { lintText, rulesFor } from '#tests/unit/boundaries/lint_text'
import { VIOLATIONS } from '#tests/unit/boundaries/violations'

/** The highest folder of a domain may import from all of its folders. */
const HIGHEST_FOLDERS = [
  { module: 'prompts', folder: 'model_rewrite' },
  { module: 'flows', folder: 'proposals' },
]

test.group('Boundaries', () => {
  test('{$i} {0} reports a violation and says where the code belongs: {1}: {2}')
    .with(VIOLATIONS)
    .run(async ({ assert }, [rule, file, code, message]) => {
      const reports = await lintText(file, `${code}\n`)
      const found = reports.find((report) => report.rule === rule)
      assert.exists(found, `only ${JSON.stringify(reports)}`)
      assert.include(found?.message, message)
    })

  test('{$i} boundaries allow code in {0}: {1}')
    .with(ALLOWED)
    .run(async ({ assert }, [file, code]) => {
      assert.deepEqual(await lintText(file, `${code}\n`), [])
    })

  test('every boundary rule is tested with a violation', async ({ assert }) => {
    const files = new Set([...VIOLATIONS.map(([, file]) => file), ...ALLOWED.map(([file]) => file)])
    const known = new Set((await Promise.all([...files].map(rulesFor))).flat())
    const tested = new Set(VIOLATIONS.map(([rule]) => rule))
    const boundaries = [...known].filter((rule) => rule.startsWith('boundaries/'))
    assert.isAbove(boundaries.length, 20)
    assert.deepEqual(
      boundaries.filter((rule) => !tested.has(rule)),
      []
    )
  })

  test('every folder of the {module} domain has its place in the order')
    .with(HIGHEST_FOLDERS)
    .run(async ({ assert }, { module, folder: highest }) => {
      const entries = readdirSync(`app/${module}/domain`, { withFileTypes: true })
      const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
      const rules = await Promise.all(
        folders.map((folder) => rulesFor(`app/${module}/domain/${folder}/x.ts`))
      )
      const unordered = folders.filter((_, at) => !rules[at].includes('boundaries/domain-layers'))
      assert.deepEqual(unordered, [highest])
    })

  test('a comment cannot disable a boundary', async ({ assert }) => {
    const code = '/* eslint-disable */\nMath.random()\n'
    const [report] = await lintText('app/prompts/domain/x.ts', code)
    assert.equal(report?.rule, 'boundaries/pure-domain-chance')
  })
})
