import { test } from '@japa/runner'
import '#app/prompts/domain/deliverables/records'
import { flowOfGoal } from '#app/flows/domain/proposals/flow_of_goal'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'
import { readGoal } from '#app/prompts/domain/goals/read_goal'
import { ruleListsIn } from '#app/prompts/domain/goals/things/rule_lists'

const CHECKS: [check: string, rules: string[]][] = [
  ['check that it has no forbidden words', ['forbidden words']],
  ['make sure it only uses approved medical claims', ['approved medical claims']],
  ['verify it against our style guide and the banned phrases', ['banned phrases', 'style guide']],
  ['check that all required documents are named', ['required documents']],
]
const PLAIN = [
  'check that it is under 100 words',
  'check the letter against the checklist: date, name, number',
  'make sure the price is approved',
  'does it name the policy number',
]

test.group('The rules of a check', () => {
  test('are those that only the person knows: {0}')
    .with(CHECKS)
    .run(({ assert }, [check, rules]) =>
      assert.deepEqual(
        ruleListsIn(check).map(({ words }) => words),
        rules
      )
    )

  test('are none where the words say what is demanded: {$self}')
    .with(PLAIN)
    .run(({ assert }, check) => assert.deepEqual(ruleListsIn(check), []))

  test('are asked for, and held against by the check and by who revises', ({ assert }) => {
    for (const text of [
      'Check that a blog post has no forbidden words, otherwise rewrite it',
      'Draft a press release from my notes, check that it has no banned phrases, otherwise redo it',
    ]) {
      const { inputs, steps } = readGoal({ text, sources: [] })
      const rules = inputs.find(({ name }) => /^(?:Forbidden|Banned)/.test(name))?.name ?? 'none'
      const check = steps.find((one) => one.kind === 'branch')!
      assert.include(JSON.stringify(check.test), `{{${rules}}}`, text)
      assert.include(JSON.stringify(check.ways[1]), `{{${rules}}}`, text)
      const { graph } = flowOfGoal(readGoal({ text, sources: [] }))
      assert.deepEqual(problemsOf(graph), [])
    }
  })
})
