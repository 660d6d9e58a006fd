import { test } from '@japa/runner'
import '#app/prompts/domain/deliverables/records'
import { flowOfGoal } from '#app/flows/domain/proposals/flow_of_goal'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'
import { readGoal } from '#app/prompts/domain/goals/read_goal'

const goalOf = (text: string) => readGoal({ text, sources: [] })
const stepsOf = (text: string) =>
  goalOf(text).steps.map(({ kind, name }) => (kind === 'approval' ? `? ${name}` : name))

const GOALS: Record<string, string[]> = {
  'Summarize interviews, find the main complaints and write a report for the product team': [
    ...['Summary', 'Main complaints', 'Report'],
  ],
  'Write a job ad for a nurse, then five interview questions': ['Job ad', 'Interview question'],
  'Brainstorm ten names for a cafe, rate them, and pick the best three': [
    ...['Names', 'Ratings', 'Best three'],
  ],
  'Write a leaflet, then translate it to Spanish after the doctor approves': [
    ...['Leaflet', '? Approval', 'Translation'],
  ],
  'Draft a contract and wait for legal to sign off before writing the letter to the client': [
    ...['Contract', '? Approval', 'Letter'],
  ],
  'Write a speech and ask me before it goes out': ['Speech', '? Approval'],
  'Write a plan and budget for the trip': ['Budget'],
  'Compare our offer and their offer': ['Comparison'],
}

test.group('A goal', () => {
  test('is taken apart: {$self}')
    .with(Object.keys(GOALS))
    .run(({ assert }, text) => {
      assert.deepEqual(stepsOf(text), GOALS[text])
    })

  test('names what the person brings along', ({ assert }) => {
    const { inputs, steps } = goalOf('Read the contract and list the risks')
    assert.deepInclude(inputs[0], { name: 'Contract', kind: 'long' })
    assert.lengthOf(steps, 1)
    assert.include(steps[0].kind === 'job' && steps[0].prompt, '{{Contract}}')
  })

  test('hands each result to the steps that need it, and asks only at the beginning', ({
    assert,
  }) => {
    const { steps } = goalOf('Write SQL for monthly users, explain it, and suggest indexes')
    const last = steps.at(-1)!
    assert.isTrue(last.kind === 'job' && last.prompt.includes('{{SQL query}}'))
    assert.isTrue(last.kind === 'job' && last.prompt.includes('{{Explanation}}'))
    const questions = steps.slice(1).filter((one) => one.kind === 'job' && /\[/.test(one.prompt))
    assert.deepEqual(questions, [])
  })

  test('says what stays with the person', ({ assert }) => {
    const reading = goalOf('Every Monday: write a status report and email it to the team')
    assert.equal(reading.schedule, 'Every Monday')
    assert.deepEqual(reading.outside, ['email it to the team'])
    const sentences = flowOfGoal(reading).reasons.map(({ sentence }) => sentence)
    assert.include(sentences, '“Every Monday” stays with you: a flow runs when you start it.')
  })

  test('becomes a flow that can run, whatever names it uses', ({ assert }) => {
    for (const text of [
      ...Object.keys(GOALS),
      'Write a {{Report}} then summarize it',
      'Write a summary. Write another summary. Combine {{Summary}} and {{ summary 2 }}',
      'Write {{a.b}} for [who reads it?] and explain {{Inputs}} and {{Result}}',
      'Schreibe einen Bericht und übersetze ihn',
      'asdf',
      'and and and write and and',
    ]) {
      assert.deepEqual(problemsOf(flowOfGoal(goalOf(text)).graph), [], text)
    }
  })

  test('of a prompt keeps its material and its rules', ({ assert }) => {
    const text =
      'Summarize the notes below. At most 50 words. Then write an email about it.\n\nNotes: the shop opens at nine.'
    const { steps } = readGoal({ text, sources: [], asWritten: true })
    const prompts = steps.map((one) => (one.kind === 'job' ? one.prompt : '')).join('\n')
    assert.include(prompts, 'At most 50 words')
    assert.include(prompts, 'the shop opens at nine')
  })
})
