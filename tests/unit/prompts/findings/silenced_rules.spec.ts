import { test } from '@japa/runner'
import { improve } from '#app/prompts/domain/improve'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import { PLAIN_REQUESTS } from '#tests/unit/prompts/plain_requests'

test.group('Rules that a person silenced', () => {
  test('say nothing, change nothing and add nothing', ({ assert }) => {
    for (const text of [...PLAIN_REQUESTS, 'can you plz plz fix the folowing text: teh cat sat']) {
      const asked = { text, settings: DEFAULT_SETTINGS }
      const { analysis, variants } = improve(asked)
      const reasons = [...analysis.findings, ...variants.flatMap(({ edits }) => edits)]
      for (const rule of new Set(reasons.map((one) => one.rule))) {
        const quiet = improve({ ...asked, without: [rule] })
        const left = [...quiet.analysis.findings, ...quiet.variants.flatMap(({ edits }) => edits)]
        assert.notInclude(
          left.map((one) => one.rule),
          rule,
          text
        )
      }
    }
  })
})
