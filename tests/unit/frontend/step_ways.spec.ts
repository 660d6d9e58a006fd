import { test } from '@japa/runner'
import '#app/prompts/domain/deliverables/records'
import { flowOfGoal } from '#app/flows/domain/proposals/flow_of_goal'
import { readGoal } from '#app/prompts/domain/goals/read_goal'
import { waysOf } from '#frontend/features/flows/start/ways'
import '#frontend/texts/my_flows'

const waysIn = (goal: string) => {
  const { graph } = flowOfGoal(readGoal({ text: goal, sources: [] }))
  const ways = waysOf(graph)
  return graph.nodes.map(({ id, name }) => `${name}: ${ways.get(id) ?? ''}`)
}

test.group('The preview of a step', () => {
  test('says which way leads to it', ({ assert }) => {
    assert.deepEqual(
      waysIn(
        'If a message is a complaint, write an apology and translate it, otherwise write a thank-you note'
      ),
      [
        ...['Inputs: ', 'Kind: ', 'Apology: If complaint', 'Translation: If complaint'],
        ...['Thank-you: If anything else', 'Outcome: ', 'Result: '],
      ]
    )
  })

  test('says whether a text has passed its check', ({ assert }) => {
    const ways = waysIn('Write a product text and check that it is under 100 words')
    assert.include(ways, 'Product text that passed: If it passes')
    assert.include(ways, 'Revised product text: If it fails')
  })

  test('says what a rule decides', ({ assert }) => {
    const ways = waysIn(
      'If an email mentions "refund", draft a refund answer, otherwise draft a standard answer'
    )
    assert.isTrue(ways.some((one) => one.endsWith(': Otherwise')))
  })
})
