import { test } from '@japa/runner'
import '#app/prompts/domain/deliverables/records'
import { allSteps } from '#app/prompts/domain/goals/all_steps'
import { demandOf } from '#app/prompts/domain/goals/clauses/limits_of_text'
import { readGoal } from '#app/prompts/domain/goals/read_goal'
import type { GoalTest } from '#app/prompts/domain/goals/types'

type Check = Extract<GoalTest, { by: 'check' }>

const checkOf = (text: string): Check | undefined => {
  const { steps } = readGoal({ text, sources: [] })
  const tests = allSteps(steps).flatMap((one) => (one.kind === 'branch' ? one.test : []))
  return tests.find((one) => one.by === 'check')
}

test.group('A goal that mends what it has made', () => {
  test('checks it for the opposite of the fault, with and without commas: {0}')
    .with([
      ['Draft a post, if it is longer than 120 words shorten it', { maxWords: 120 }],
      ['Write a product text and if it is longer than 100 words shorten it', { maxWords: 100 }],
      [
        'Draft a post, if it has more than 280 characters shorten it',
        { maxWords: null, criteria: 'It is not the case that it has more than 280 characters.' },
      ],
    ] as [string, Partial<Check>][])
    .run(({ assert }, [goal, expected]) => assert.containSubset(checkOf(goal), expected))

  test('does not take a condition about something else for a fault: {$self}')
    .with([
      'Summarize the study for lay readers. Should the sample be under 30 people, add a warning box.',
      'Estimate the repair cost. If it is above $500 write to the insurer, otherwise a plain invoice.',
    ])
    .run(({ assert }, goal) => assert.isUndefined(checkOf(goal)))
})

test.group('What a check demands', () => {
  test('is the opposite of a fault: {0}')
    .with([
      ['if it is longer than 100 words', { minWords: null, maxWords: 100, criteria: null }],
      ['when it is under 50 words', { minWords: 50, maxWords: null, criteria: null }],
      ['if it sounds rude', { criteria: 'It is not the case that it sounds rude.' }],
      ['check that it is under 50 words', { minWords: null, maxWords: 49 }],
      ['check if it is polite', { criteria: 'It is polite.' }],
    ] as [string, object][])
    .run(({ assert }, [words, demand]) =>
      assert.containSubset(demandOf(words, 'write a text'), demand)
    )
})
