import { test } from '@japa/runner'
import '#app/prompts/domain/deliverables/records'
import { flowOfGoal } from '#app/flows/domain/proposals/flow_of_goal'
import type { NodeKind } from '#app/flows/domain/graph/graph'
import { askFieldsOf } from '#app/flows/domain/runs/inputs'
import { nearReadyFlows, READY_SOURCES } from '#app/flows/domain/ready_flows/ready_flow_match'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'
import { readGoal } from '#app/prompts/domain/goals/read_goal'

const readingOf = (text: string) => readGoal({ text, sources: READY_SOURCES })
const proposed = (text: string) => flowOfGoal(readingOf(text))
const kindsOf = (text: string) => proposed(text).graph.nodes.map(({ kind }) => kind)
const settingsOf = (text: string, wanted: NodeKind) =>
  proposed(text).graph.nodes.find(({ kind }) => kind === wanted)!.settings
const fieldsOf = (text: string) =>
  askFieldsOf(proposed(text).graph).map(({ name, type }) => `${name}: ${type}`)

/** What the goal depends on, or refers to, cannot be built with certainty. */
const UNSURE = [
  'Translate our brochure into German, then check the translation for mistakes and fix them',
  'Every week I upload a CSV with our sales numbers and want a one page report',
  'Turn my blog post into a LinkedIn post, a tweet and a newsletter intro, but if it is longer than 1000 words shorten it first',
  'Summarize the reports and write an email to them',
  'Write an email to these people:\n- Anna\n- Bob',
]

/** All of it is known: work, and what it works on. */
const SURE: Record<string, number> = {
  'Read the contract, list the risks and write a letter to the supplier': 2,
  'Brainstorm ten names for a cafe, rate them, and pick the best three': 3,
  'Summarize the minutes, then write an email about the summary': 2,
  'Write a poem, then translate it': 2,
  'Find the main complaints in the survey, explain them, and propose measures': 3,
}

test.group('A goal that Hone is not sure how to split', () => {
  test('stays one step, which says so: {$self}')
    .with(UNSURE)
    .run(({ assert }, goal) => {
      const { graph, reasons } = proposed(goal)
      assert.deepEqual(problemsOf(graph), [])
      assert.deepEqual(kindsOf(goal), ['ask', 'prompt', 'result'])
      const sentences = reasons.filter(({ nodeId }) => nodeId === null)
      assert.match(
        sentences.map(({ sentence }) => sentence).join(' '),
        /keeps this as one step because it is not sure how to split it\. You can split it/
      )
    })

  test('loses no half of a character where a wish is cut out of it', ({ assert }) => {
    const { title, steps } = readingOf('and nobody gets anything before I have confirmed.. 𐀀𐀀𐀀')
    assert.isTrue(title.isWellFormed())
    assert.include(JSON.stringify(steps), '𐀀𐀀𐀀')
  })

  test('keeps all of its words that ask for work', ({ assert }) => {
    const text = String(
      settingsOf('Summarize the reports and write an email to them', 'prompt').text
    )
    assert.include(text, 'Summarize the reports and write an email to them')
    assert.include(text, '{{Reports}}')
    const people = String(settingsOf(UNSURE.at(-1)!, 'prompt').text)
    assert.include(people, '- Anna\n- Bob')
  })

  test('asks a person at its end where it says so, and is not named by that', ({ assert }) => {
    const goal =
      'When a new lead fills in the form, research the company, write an email to them, and let my boss approve'
    assert.deepEqual(kindsOf(goal), ['ask', 'prompt', 'approval', 'result'])
    assert.notInclude(String(settingsOf(goal, 'prompt').text), 'boss')
    assert.include(String(settingsOf(goal, 'prompt').text), 'When a new lead fills in the form')
    const [field] = askFieldsOf(proposed(goal).graph)
    assert.deepInclude(field, { label: 'What should Hone work with?', isRequired: false })
  })

  test('keeps work that waits for a wish, and drops what the wish says no to', ({ assert }) => {
    const before =
      'Rate each risk in my list, unless it is small, and ask me before writing a letter'
    assert.include(String(settingsOf(before, 'prompt').text), 'small, then writ')
    const nobody =
      'Score the applications, write to the good ones, and nobody gets anything before I have confirmed'
    assert.notInclude(String(settingsOf(nobody, 'prompt').text), 'nobody')
  })

  test('is split where all of it is known: {$self}')
    .with(Object.keys(SURE))
    .run(({ assert }, goal) => {
      assert.lengthOf(
        kindsOf(goal).filter((kind) => kind === 'prompt'),
        SURE[goal]
      )
      assert.equal(readingOf(goal).understood, 'all')
    })
})

test.group('A goal in words', () => {
  test('asks for no work: {$self}')
    .with(['asdf', 'hello there', 'banana bread kitchen', 'Ask me before you start'])
    .run(({ assert }, text) => {
      assert.equal(readingOf(text).understood, 'nothing')
    })

  test('in another language is kept as it is', ({ assert }) => {
    const text = String(settingsOf('Schreibe einen Bericht und übersetze ihn', 'prompt').text)
    assert.include(text, 'Schreibe einen Bericht und übersetze ihn.')
  })

  test('is named by what it makes, without the wish to be asked', ({ assert }) => {
    const goal =
      'make a flow that turns meeting notes into a follow-up email and asks you before it is finished'
    const { title } = proposed(goal)
    assert.equal(title, 'Follow-up email from meeting notes')
    assert.equal(settingsOf(goal, 'result').title, title)
    assert.equal(settingsOf(goal, 'approval').question, 'Is this follow-up email ready?')
    assert.equal(
      proposed('Write an SOP, have the manager approve it, and make a checklist').title,
      'SOP and checklist'
    )
  })

  test('asks about results by their names', ({ assert }) => {
    const question = (goal: string) => settingsOf(`${goal} and let me approve`, 'approval').question
    assert.equal(question('List the risks of my plan'), 'Is this right?')
    assert.equal(question('Write a LinkedIn post'), 'Is this LinkedIn post ready?')
    assert.equal(
      question('For each lead in my list, write an email'),
      'Are the results for all entries ready?'
    )
  })

  test('gets a file where it names one', ({ assert }) => {
    const csv = 'Take a CSV with our sales numbers and find the biggest changes'
    assert.deepEqual(fieldsOf(csv), ['CSV: file'])
    assert.deepEqual(fieldsOf('Upload a Word document and turn it into a blog post'), [
      'Word document: file',
    ])
    assert.deepEqual(fieldsOf(UNSURE[1]), ['Sales numbers: file'])
    assert.deepEqual(fieldsOf('Summarize the minutes and give me a PDF'), ['Minutes: long-text'])
  })

  test('names each answer of a kind by its kind, and looks at one text at a time', ({ assert }) => {
    const goal = 'Sort support emails by billing or bug and write an answer for each kind'
    const { nodes } = proposed(goal).graph
    const names = nodes.filter(({ kind }) => kind === 'prompt').map(({ name }) => name)
    assert.deepEqual(names, ['Answer for billing', 'Answer for bug'])
    assert.equal(askFieldsOf(proposed(goal).graph)[0].label, 'Paste one of the support emails')
  })

  test('is near to the ready flow that does the same, whoever is to be asked', ({ assert }) => {
    const { near } = readingOf('turn meeting notes into a follow-up email and ask my boss first')
    assert.equal(nearReadyFlows(near)[0], 'meeting')
    assert.deepEqual(nearReadyFlows(readingOf('Write a poem about rain').near), [])
  })
})
