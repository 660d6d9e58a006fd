import { test } from '@japa/runner'
import { brokenExamples } from '#app/prompts/domain/examples/broken_examples'
import { read } from '#app/prompts/domain/reading/read'
import { CLASHING } from '#tests/unit/prompts/clashing_prompts'
import { SHOWN } from '#tests/unit/prompts/shown_prompts'

const clashes = (text: string) => read(text).conflicts.length > 0
const breaks = (text: string) => brokenExamples(read(text)).length > 0

test.group('Demands that clash', () => {
  for (const [mechanism, { clash, fit }] of Object.entries(CLASHING)) {
    test(`${mechanism}: they clash`).run(({ assert }) =>
      assert.deepEqual(
        clash.filter((text) => !clashes(text)),
        []
      )
    )
    test(`${mechanism}: they go together`).run(({ assert }) =>
      assert.deepEqual(fit.filter(clashes), [])
    )
  }
})

test.group('Examples that break a rule', () => {
  for (const [mechanism, { broken, whole }] of Object.entries(SHOWN)) {
    test(`${mechanism}: it breaks the rule`).run(({ assert }) =>
      assert.deepEqual(
        broken.filter((text) => !breaks(text)),
        []
      )
    )
    test(`${mechanism}: it keeps the rule`).run(({ assert }) =>
      assert.deepEqual(whole.filter(breaks), [])
    )
  }
})
