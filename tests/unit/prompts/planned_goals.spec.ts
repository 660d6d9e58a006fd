import { test } from '@japa/runner'
import fc from 'fast-check'
import '#app/prompts/domain/deliverables/records'
import { flowOfGoal } from '#app/flows/domain/proposals/flow_of_goal'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'
import { allSteps } from '#app/prompts/domain/goals/all_steps'
import { labelGoal } from '#app/prompts/domain/goals/labeling/label_goal'
import { planGoal } from '#app/prompts/domain/goals/plan/plan_goal'
import { shapeOfPlan } from '#app/prompts/domain/goals/plan/shape'
import { type GoalChoice, MAX_GOAL_QUESTIONS } from '#app/prompts/domain/goals/types'
import { readGoal } from '#app/prompts/domain/goals/read_goal'
import { announcedSeed, rounds } from '#tests/helpers/random'

const options = () => ({ numRuns: rounds(1_000), seed: announcedSeed('planned goals') })

const planOf = (goal: string) => planGoal(goal, labelGoal(goal))
const shapeOf = (goal: string) => shapeOfPlan(planOf(goal).steps)

const readingOf = (text: string) => readGoal({ text, sources: [] })

/** Goals that no labeled set contains. */
const SHAPES: [goal: string, shape: string][] = [
  [
    'Score the applications, write an invitation to the good ones and a rejection to the others',
    'each[choice(write)]',
  ],
  ['Check that a blog post has no forbidden words, otherwise rewrite it', 'check(|write)'],
  [
    'Draft a safety briefing from my notes, make sure it names the fire exits, and if not redo it',
    'write,check(|write)',
  ],
  [
    'Sort the tenant emails into repairs, rent and noise. Repairs get a reply with a date, rent a friendly reminder, noise a calm answer',
    'each[choice(write;write;write)]',
  ],
  ['For each supplier in my list, write a reminder about the price list', 'each[write]'],
  [
    'Write a speech for the opening, let the director approve it, then make a short version',
    'write,approve,write',
  ],
]

test.group('The steps that a goal asks for', () => {
  test('are those that a careful person would draw: {0}')
    .with(SHAPES)
    .run(({ assert }, [goal, shape]) => assert.equal(shapeOf(goal), shape))

  test('hold every word of the goal but those between the steps', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }), (words) => {
        const goal = words.join(' ')
        const stretches = labelGoal(goal)
        for (const [at, { start, end, text, ranked }] of stretches.entries()) {
          assert.equal(text, goal.slice(start, end))
          assert.isAtMost(stretches[at - 1]?.end ?? 0, start)
          assert.isAtLeast(ranked[0].share, 0)
        }
      }),
      options()
    )
  })

  test('are a flow without problems, whatever is written', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }), (words) => {
        const reading = readingOf(words.join(' '))
        if (reading.understood === 'nothing') return
        assert.deepEqual(problemsOf(flowOfGoal(reading).graph), [])
      }),
      options()
    )
  })

  test('of a sorting have a way for each kind that it lists', ({ assert }) => {
    const { steps } = readingOf(
      'Sort customer mails into complaints, questions and praise and draft a reply for each'
    )
    const each = steps.find((one) => one.kind === 'each')
    const branch = each?.kind === 'each' ? each.steps.find((one) => one.kind === 'branch') : null
    assert.deepEqual(branch?.kind === 'branch' ? branch.ways.map(({ label }) => label) : [], [
      'Complaints',
      'Questions',
      'Praise',
      'Anything else',
    ])
  })

  test('look at one entry inside a loop, and know its kind', ({ assert }) => {
    const { steps } = readingOf(
      'Sort customer mails into complaints, questions and praise and draft a reply for each'
    )
    const jobs = allSteps(steps).filter((one) => one.kind === 'job')
    assert.lengthOf(jobs, 3)
    for (const { prompt } of jobs) {
      assert.include(prompt, '{{item}}')
      assert.notInclude(prompt, '{{Customer mails}}')
    }
    assert.include(jobs[0].prompt, 'sorted as “Complaints”')
    assert.equal(jobs[0].name, 'Reply for Complaints')
  })

  test('ask for one list where the rows of a file are gone through', ({ assert }) => {
    const { inputs } = readingOf(
      'From a CSV of 50 products write a product description for each row'
    )
    assert.lengthOf(inputs, 1)
    assert.equal(inputs[0].kind, 'list')
  })
})

const WORDS =
  `write a summary of the report , and then for each customer draft an email . if it is late otherwise check that
   my boss approves sort mails into complaints questions praise read page at link until fits {{name}} “quoted” 2,000 - : ( )
   \n 1. show me before send every Monday make sure no names redo it in German max 80 words`.split(
    / +/
  )

test.group('A loop over what a step has made', () => {
  const goal =
    'List the five main complaints in the customer reviews. For each of them, write a reply.'

  test('goes through its result, which has one entry on each line', ({ assert }) => {
    const { steps, inputs } = readingOf(goal)
    assert.deepEqual(
      steps.map(({ kind }) => kind),
      ['job', 'each']
    )
    const [first, loop] = steps
    assert.equal(loop.kind === 'each' && loop.list, first.name)
    assert.include(first.kind === 'job' ? first.prompt : '', 'on a line of its own')
    assert.deepEqual(
      inputs.map(({ name }) => name),
      ['Customer reviews']
    )
  })
})

test.group('What Hone is not sure of in a goal', () => {
  const goal = 'Go through the invoices, anything odd to me, the rest a short confirmation'

  test('is asked with answers that lead to different steps, and each of them is a flow', ({
    assert,
  }) => {
    const { question } = readingOf(goal)
    assert.isAtLeast(question?.answers.length ?? 0, 2)
    const shapes = question!.answers.map((choice) => {
      const reading = readGoal({ text: goal, sources: [], choices: [choice] })
      assert.deepEqual(problemsOf(flowOfGoal(reading).graph), [])
      return JSON.stringify(reading.question ?? reading.steps)
    })
    assert.equal(new Set(shapes).size, shapes.length)
  })

  test('is asked at most twice, whatever is answered', ({ assert }) => {
    const answered = Array.from({ length: MAX_GOAL_QUESTIONS }).reduce<GoalChoice[]>((choices) => {
      const { question } = readGoal({ text: goal, sources: [], choices })
      return question ? [...choices, question.answers[0]] : choices
    }, [])
    assert.isNull(readGoal({ text: goal, sources: [], choices: answered }).question)
  })

  test('is nothing where there are far too many parts', ({ assert }) => {
    assert.isNull(readingOf('if it, write x, '.repeat(125)).question)
  })

  test('is nothing where the steps are sure', ({ assert }) => {
    assert.isNull(readingOf('Write a poem, then translate it').question)
  })
})

test.group('The title of a flow that is proposed', () => {
  test('names what it makes: {0}')
    .with([
      [
        'Turn my meeting notes into a follow-up email and ask me before it is finished',
        'Follow-up email from meeting notes',
      ],
      ['Write a press release from my notes', 'Press release from notes'],
      ['Summarize the minutes', 'Summary of minutes'],
    ])
    .run(({ assert }, [goal, title]) => assert.equal(readingOf(goal).title, title))
})
