import { test } from '@japa/runner'
import '#app/prompts/domain/deliverables/records'
import { chooseDeliverable } from '#app/prompts/domain/deliverables/choose_deliverable'
import { asOrder } from '#app/prompts/domain/goals/as_order'
import { readGoal } from '#app/prompts/domain/goals/read_goal'
import { read } from '#app/prompts/domain/reading/read'

const ORDERS: [words: string, order: string][] = [
  ['an email to the team', 'Write an email to the team'],
  ['minutes from the transcript', 'Write minutes from the transcript'],
  ['3 headlines for the poster', 'Write 3 headlines for the poster'],
]
const KEPT = [
  'summarize the minutes',
  'Onboard the new client by phone',
  'translate it into Polish',
  'Polish version',
  'for the board, a short summary',
]

const orderOf = (words: string) => asOrder(words, chooseDeliverable(read(words)))

test.group('Work that names only what is wanted', () => {
  test('is an order to write it: {0}')
    .with(ORDERS)
    .run(({ assert }, [words, order]) => assert.equal(orderOf(words), order))

  test('stays as it is where it may be an order: {$self}')
    .with(KEPT)
    .run(({ assert }, words) => assert.equal(orderOf(words), words))

  test('names its result after it', ({ assert }) => {
    const { steps } = readGoal({
      text: 'Summarize my notes, then an email to the team, then a Polish version',
      sources: [],
    })
    assert.deepEqual(
      steps.map(({ name }) => name),
      ['Summary', 'Email', 'Polish version']
    )
    assert.equal(steps[1].from, 'an email to the team')
  })
})
