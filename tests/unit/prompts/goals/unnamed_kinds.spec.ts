import { test } from '@japa/runner'
import fc from 'fast-check'
import '#app/prompts/domain/deliverables/records'
import { flowOfGoal } from '#app/flows/domain/proposals/flow_of_goal'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'
import { allSteps } from '#app/prompts/domain/goals/all_steps'
import { distinctKinds, kindsIn } from '#app/prompts/domain/goals/plan/kinds_in'
import { readGoal } from '#app/prompts/domain/goals/read_goal'
import type { GoalReading } from '#app/prompts/domain/goals/types'
import { announcedSeed, rounds } from '#tests/helpers/random'

const readingOf = (text: string, kinds?: string[]): GoalReading => {
  const reading = readGoal({ text, sources: [] })
  if (!kinds) return reading
  const choices = [{ ...reading.question!.answers[0], kinds }]
  return readGoal({ text, sources: [], choices })
}

const labelsOf = ({ steps }: GoalReading): string[] =>
  allSteps(steps).flatMap((one) =>
    one.kind === 'branch' ? one.ways.map(({ label }) => label) : []
  )

const UNNAMED: [goal: string, about: string][] = [
  ['sort customer mails and draft a reply for each kind', 'sort customer mails'],
  ['sort the inquiries and answer them suitably', 'sort the inquiries'],
  [
    'Classify incoming guest messages by topic and write a reply for each topic',
    'Classify incoming guest messages by topic',
  ],
  [
    'Sort the requests by department and draft a response for every department',
    'Sort the requests by department',
  ],
]

const NAMED = [
  'Sort customer mails into complaints, questions and praise and draft a reply for each',
  'Sort the sticky notes by topic and write a paragraph per topic',
  'Decide whether it’s car, home or travel and make the matching checklist',
  'Summarize each report',
]

test.group('A goal that sorts into kinds and names none of them', () => {
  test('asks which kinds there are: {0}')
    .with(UNNAMED)
    .run(({ assert }, [goal, about]) => {
      const { question } = readingOf(goal)
      assert.equal(question?.asks, 'kinds')
      assert.equal(question?.text, about)
      assert.lengthOf(question!.answers, 1)
    })

  test('does not ask where the kinds are named, or a text is about all of a kind: {$self}')
    .with(NAMED)
    .run(({ assert }, goal) => assert.notEqual(readingOf(goal).question?.asks, 'kinds'))

  test('has a way for each kind that the person names, with its work', ({ assert }) => {
    const reading = readingOf(UNNAMED[0][0], ['Refund', 'Delivery date'])
    assert.isNull(reading.question)
    assert.deepEqual(labelsOf(reading), ['Refund', 'Delivery date', 'Anything else'])
    const jobs = allSteps(reading.steps).filter((one) => one.kind === 'job')
    assert.deepEqual(
      jobs.map(({ name }) => name),
      ['Reply for Refund', 'Reply for Delivery date']
    )
    assert.include(jobs[1].prompt, 'sorted as “Delivery date”')
  })

  test('has no ways where the person leaves the kinds open', ({ assert }) => {
    const reading = readingOf(UNNAMED[0][0], [])
    assert.isNull(reading.question)
    assert.deepEqual(labelsOf(reading), [])
    assert.deepEqual(
      reading.steps.map(({ kind }) => kind),
      ['each']
    )
  })

  test('becomes a flow without problems, whatever the kinds are called', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...UNNAMED.map(([goal]) => goal)),
        fc.array(fc.oneof(fc.string(), fc.constantFrom('{{x}}', '{{', 'a', 'A', '*', 'item'))),
        (goal, list) => {
          const kinds = kindsIn(list.join(',')).slice(0, 10)
          const { graph } = flowOfGoal(readingOf(goal, kinds))
          assert.deepEqual(problemsOf(graph), [])
        }
      ),
      { numRuns: rounds(200), seed: announcedSeed('unnamed kinds') }
    )
  })
})

test.group('Kinds that are sent', () => {
  test('are cleaned and differ by more than case', ({ assert }) => {
    const sent = ['A', 'a', 'c\u001b[31m', '\u202Eb', '{{x}}', '...']
    assert.deepEqual(distinctKinds(sent), ['A', 'c 31m', 'b', 'x'])
  })
})

test.group('Kinds that a person lists', () => {
  test('are read as they are usually written: {0}')
    .with([
      ['complaint, order, question', ['complaint', 'order', 'question']],
      ['complaints, orders and questions', ['complaints', 'orders', 'questions']],
      ['a complaint; an order; or a question', ['complaint', 'order', 'question']],
      ['late\nbroken\n\nlost', ['late', 'broken', 'lost']],
      ['Refund / exchange / refund', ['Refund', 'exchange']],
      ['R&D, supply and demand planning', ['R&D', 'supply', 'demand planning']],
      [' , ;', []],
    ] as [string, string[]][])
    .run(({ assert }, [list, kinds]) => assert.deepEqual(kindsIn(list), kinds))
})
