import { test } from '@japa/runner'
import { LAWFUL } from '#tests/unit/walls/lawful'
import { lintText, rulesFor } from '#tests/unit/walls/lint_text'
import { VIOLATIONS } from '#tests/unit/walls/violations'

test.group('Walls', () => {
  test('{$i} {0} refuses, and says where the code belongs: {1}: {2}')
    .with(VIOLATIONS)
    .run(async ({ assert }, [rule, file, code, message]) => {
      const reports = await lintText(file, `${code}\n`)
      const said = reports.find((report) => report.rule === rule)
      assert.exists(said, `only ${JSON.stringify(reports)}`)
      assert.include(said?.message, message)
    })

  test('{$i} lets pass: {0}: {1}')
    .with(LAWFUL)
    .run(async ({ assert }, [file, code]) => {
      assert.deepEqual(await lintText(file, `${code}\n`), [])
    })

  test('every rule of a wall is fed a violation', async ({ assert }) => {
    const files = new Set([...VIOLATIONS.map(([, file]) => file), ...LAWFUL.map(([file]) => file)])
    const known = new Set((await Promise.all([...files].map(rulesFor))).flat())
    const fed = new Set(VIOLATIONS.map(([rule]) => rule))
    const walls = [...known].filter((rule) => rule.startsWith('walls/'))
    assert.isAbove(walls.length, 20)
    assert.deepEqual(
      walls.filter((rule) => !fed.has(rule)),
      []
    )
  })

  test('a comment cannot switch a wall off', async ({ assert }) => {
    const code = '/* eslint-disable */\nMath.random()\n'
    const [report] = await lintText('app/prompts/domain/x.ts', code)
    assert.equal(report?.rule, 'walls/pure-domain-chance')
  })
})
