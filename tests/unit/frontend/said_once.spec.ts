import { test } from '@japa/runner'
import { analyze } from '#app/prompts/domain/analyze'
import { saysTheSame } from '#frontend/features/activity/says_the_same'
import { furtherFindings } from '#frontend/features/create/editor/further_findings'

test.group('A screen that says a thing once', () => {
  test('leaves out findings that a suggestion repeats', ({ assert }) => {
    const analysis = analyze('Write an email about our new product')
    const rules = analysis.findings.map(({ rule }) => rule)
    assert.include(rules, 'audience.missing')
    const shown = furtherFindings(analysis).map(({ rule }) => rule)
    assert.isFalse(analysis.hasContext)
    assert.notInclude(shown, 'audience.missing')
    assert.sameMembers(
      furtherFindings({ ...analysis, suggestions: [] }).map(({ rule }) => rule),
      rules
    )
  })

  test('leaves out a quote that repeats the title', ({ assert }) => {
    assert.isTrue(saysTheSame('Write an email!', 'write an  email'))
    assert.isFalse(saysTheSame('Write an email about bins', 'Write an email'))
  })
})
