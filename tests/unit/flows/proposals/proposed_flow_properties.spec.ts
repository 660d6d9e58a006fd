import { test } from '@japa/runner'
import fc from 'fast-check'
import '#app/prompts/domain/deliverables/records'
import { flowOfGoal } from '#app/flows/domain/proposals/flow_of_goal'
import { readModelProposal } from '#app/flows/domain/proposals/model_proposal'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'
import { readGoal } from '#app/prompts/domain/goals/read_goal'
import { MAX_GOAL_LENGTH } from '#app/prompts/domain/goals/types'
import { GOAL_EXAMPLES } from '#tests/unit/flows/proposals/goal_examples'
import { anyText } from '#tests/unit/prompts/hostile_texts'

const proposed = (text: string) => flowOfGoal(readGoal({ text, sources: [] }))
const kindsOf = (text: string) => proposed(text).graph.nodes.map(({ kind }) => kind)

const PIECES = [
  ...GOAL_EXAMPLES.flatMap(({ goal }) => goal.split(/(?<=[,;:.]) | and | then /)),
  ...['{{Item}}', '{{index}}', '{{Kind}}', '{{a.b}}', '{{', '}}', '[who?]', 'item', 'constructor'],
  ...['if it is a complaint', 'otherwise', 'for each row of my CSV', 'each', 'one by one'],
  ...['sort it by A or B', 'for each kind', 'check that it does', 'If the sum is more than 500'],
  ...['if it mentions "refund"', 'write a letter', 'ask me', 'before', 'after my boss approves'],
  ...['read https://example.com/a?b=c.', 'I choose a topic', '__proto__', '{{__proto__}}', '🙂'],
  ...['decide whether it is good or bad', 'write a note for each case', 'Result', '- a\n- b'],
]
const anyGoal = fc
  .tuple(
    fc.array(fc.oneof(fc.constantFrom(...PIECES), anyText), { minLength: 1, maxLength: 7 }),
    fc.constantFrom(', ', ' and ', '. ', ' ', '; ', ', then ', '\n')
  )
  .map(([pieces, join]) => pieces.join(join).slice(0, MAX_GOAL_LENGTH))

/** Codes of what no proposal may be wrong about; a goal without work, or with a name that cannot be, is refused. */
const REFUSED = new Set(['no-input', 'unfinished', 'name-reserved'])

const DECIDERS = ['I', 'my boss', 'our head of sales', 'legal', 'the editor', 'a colleague']
const WHOM = ['me', 'my boss', 'our head of sales', 'legal', 'the editor', 'a colleague']
const DEEDS = ['approve', 'sign off', 'confirm it', 'check it', 'review it', 'have a look at it']
const MUSTS = ['must', 'has to', 'should', 'needs to', 'wants to']
const NOUNS = ['approval', 'sign-off', 'okay', 'permission', 'confirmation', 'go-ahead']
const ENDS = ['', ' before it is sent', ' before it goes out', ' first', ' before it is finished']

const of = <Text extends string>(texts: readonly Text[]) => fc.constantFrom(...texts)
const joined = (...parts: (string | fc.Arbitrary<string>)[]) =>
  fc
    .tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part)))
    .map((words) => words.join(''))

const anyWish = fc.oneof(
  joined(
    'ask ',
    of(WHOM),
    of([' first', ' before it is finished', ' for approval', ' to check it'])
  ),
  joined('let ', of(WHOM), ' ', of(DEEDS), of(ENDS)),
  joined(of(DECIDERS), ' ', of(MUSTS), ' ', of(DEEDS), of(ENDS)),
  joined(
    of(['get', 'wait for', 'ask for', 'request']),
    ' ',
    of(['my', "my boss's", 'the final']),
    ' ',
    of(NOUNS)
  ),
  joined(of(['show it to ', 'send it to ']), of(WHOM), ' for ', of(['approval', 'review'])),
  joined('have ', of(WHOM), ' ', of(DEEDS), of(ENDS)),
  joined(
    'it ',
    of(['must', 'has to', 'should']),
    ' be ',
    of(['approved', 'checked', 'reviewed']),
    ' by ',
    of(WHOM)
  ),
  joined('nothing goes out ', of(['without', 'before']), of([' my okay', ' I have approved it'])),
  joined('only after ', of(['I have agreed', 'my boss has confirmed it', 'legal has signed off']))
)
const GOALS = ['Write an email to a customer', 'Summarize my notes', 'Turn a report into slides']
const anyJoin = of([', and ', '. ', ', then ', '; ', ' and '])
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const NO_WISHES = [
  'Write an email that asks the customer to approve the quote',
  'Write a reply to a customer who needs approval for a refund',
  'Write a request for approval of my vacation',
  'Explain how to get planning permission',
  'Summarize the review comments of my boss',
  'Write a checklist for code review',
  'I want to review supplier contracts for risks',
  'Write a guide on how managers approve invoices',
  'Check my text for typos',
  'Ask me for the topic, then write a poem',
]

test.group('A flow that is proposed for any goal', () => {
  test('can run, or asks for nothing that a flow can do', ({ assert }) => {
    fc.assert(
      fc.property(anyGoal, (text) => {
        const { graph } = proposed(text)
        const problems = problemsOf(graph)
        const hasWork = graph.nodes.some(({ kind }) => kind !== 'ask' && kind !== 'result')
        const isWritten = /__proto__/.test(text)
        if (hasWork && !isWritten) assert.deepEqual(problems, [])
        for (const { code } of problems) assert.isTrue(REFUSED.has(code) || isWritten, code)
      }),
      { numRuns: 120 }
    )
  }).timeout(120_000)

  test('asks a person wherever that is wished for, before the result', ({ assert }) => {
    fc.assert(
      fc.property(of(GOALS), anyJoin, anyWish, (goal, join, wish) => {
        const text = goal + join + (join === '. ' ? sentence(wish) : wish)
        const kinds = kindsOf(text)
        assert.deepEqual(kinds.slice(-2), ['approval', 'result'], text)
        assert.lengthOf(
          kinds.filter((kind) => kind === 'approval'),
          1,
          text
        )
      }),
      { numRuns: 300 }
    )
  }).timeout(120_000)

  test('asks before what waits for the answer', ({ assert }) => {
    const waits = [
      'ask me before writing a letter',
      'let my boss approve it before the letter is written',
    ]
    for (const wish of [...waits, 'wait for legal to sign off before you write a letter']) {
      const kinds = kindsOf(`Summarize my notes and ${wish}`)
      assert.deepEqual(kinds, ['ask', 'prompt', 'approval', 'prompt', 'result'], wish)
    }
    assert.deepEqual(
      kindsOf('Before you write the report, ask me. Summarize my notes and write the report'),
      ['ask', 'prompt', 'approval', 'prompt', 'result']
    )
  })

  test('asks nobody where a goal only speaks of decisions: {$self}')
    .with(NO_WISHES)
    .run(({ assert }, goal) => {
      assert.notInclude(kindsOf(goal), 'approval')
    })
})

test.group('What a model proposes', () => {
  test('is no flow, or one of which everything wrong is found', ({ assert }) => {
    const name = of(['Report', 'report', 'Item', '', 'a.b', '{{x}}', '__proto__', 'Result'])
    const step = fc.record({ kind: of(['prompt', 'approval', 'fetch']), name, prompt: anyText })
    const input = fc.record({ name, question: anyText, isLong: fc.boolean() })
    const answer = fc.record({
      title: anyText,
      inputs: fc.oneof(fc.array(input, { maxLength: 3 }), fc.constant(null)),
      steps: fc.oneof(fc.array(step, { maxLength: 4 }), fc.constant('none')),
    })
    fc.assert(
      fc.property(answer, (proposal) => {
        const reading = readModelProposal(proposal)
        if (reading) assert.isArray(problemsOf(flowOfGoal(reading).graph))
      })
    )
  })
})
