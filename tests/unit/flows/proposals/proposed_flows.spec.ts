import { test } from '@japa/runner'
import '#app/prompts/domain/deliverables/records'
import { flowOfGoal } from '#app/flows/domain/proposals/flow_of_goal'
import type { FlowGraph, FlowNode, NodeKind } from '#app/flows/domain/graph/graph'
import { askFieldsOf } from '#app/flows/domain/runs/inputs'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import { unusedOutputs } from '#app/flows/domain/checks/unused_outputs'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'
import { nameKey, referencesIn } from '#app/flows/domain/graph/variables'
import { readGoal } from '#app/prompts/domain/goals/read_goal'
import { GOAL_EXAMPLES } from '#tests/unit/flows/proposals/goal_examples'

const proposed = (text: string) => flowOfGoal(readGoal({ text, sources: [] }))
const nodesOf = ({ nodes }: FlowGraph, kind: NodeKind): FlowNode[] =>
  nodes.filter((node) => node.kind === kind)
const promptsOf = (graph: FlowGraph) =>
  nodesOf(graph, 'prompt').map(({ settings }) => settings.text)

const referencesOf = ({ nodes }: FlowGraph): string[] =>
  nodes.flatMap(({ kind, settings }) =>
    (kindOf(kind).texts?.(settings) ?? []).flatMap(({ text }) => referencesIn(text))
  )

test.group('A flow that is proposed for a goal', () => {
  test('has what a sensible person expects: {goal}')
    .with(GOAL_EXAMPLES)
    .run(({ assert }, { goal, asks, prompts, approvals, endsWith, has }) => {
      const { graph } = proposed(goal)
      assert.deepEqual(problemsOf(graph), [])
      const fields = askFieldsOf(graph)
      for (const { names, types } of asks) {
        const fits = fields.some(({ name, label, type }) => {
          const words = `${name} ${label}`.toLowerCase()
          return types.includes(type) && names.some((one) => words.includes(one))
        })
        assert.isTrue(fits, `asks for ${names}: ${JSON.stringify(fields)}`)
      }
      assert.isAtLeast(nodesOf(graph, 'prompt').length, prompts[0])
      assert.isAtMost(nodesOf(graph, 'prompt').length, prompts[1])
      assert.lengthOf(nodesOf(graph, 'approval'), approvals)
      const kinds = graph.nodes.map(({ kind }) => kind)
      if (endsWith) assert.equal(kinds.at(-2), endsWith)
      if (has.length > 0) assert.isNotEmpty(has.filter((kind) => kinds.includes(kind)))
    })

  test('uses everything that it asks for and each output, and leaves no blank', ({ assert }) => {
    for (const { goal } of GOAL_EXAMPLES) {
      const { graph } = proposed(goal)
      const used = new Set(referencesOf(graph))
      for (const { name } of askFieldsOf(graph)) assert.isTrue(used.has(nameKey(name)), goal)
      assert.deepEqual(unusedOutputs(graph), [])
      for (const text of promptsOf(graph)) assert.notMatch(String(text), /\[[^\]\n]+\]/)
    }
  })

  test('says of each of its steps why it is there', ({ assert }) => {
    for (const { goal } of GOAL_EXAMPLES) {
      const { graph, reasons } = proposed(goal)
      const explained = reasons.flatMap(({ nodeId }) => nodeId ?? [])
      const ids = graph.nodes.filter(({ kind }) => kind !== 'format').map(({ id }) => id)
      assert.includeMembers(explained, ids, goal)
    }
  })

  test('works on what the person brings along, and on the results before', ({ assert }) => {
    const { graph } = proposed('Summarize the minutes, then write an email about the summary')
    const [first, second] = promptsOf(graph)
    assert.include(first, '{{Minutes}}')
    assert.include(second, '{{Summary}}')
  })

  test('makes each of several things from the same material', ({ assert }) => {
    const { graph } = proposed(
      'Turn my article into a blog post, three LinkedIn posts and a newsletter'
    )
    const texts = promptsOf(graph)
    assert.lengthOf(texts, 3)
    for (const text of texts) assert.include(text, '{{Article}}')
    const { value } = nodesOf(graph, 'result')[0].settings
    for (const name of ['Blog post', 'LinkedIn posts', 'Newsletter'])
      assert.include(value, `{{${name}}}`)
  })

  test('decides by a rule where no model is needed', ({ assert }) => {
    const number = proposed(
      'If the invoice amount is more than 1,000 euros, write a note to the director, otherwise write a note to accounting'
    ).graph
    assert.equal(askFieldsOf(number)[0].type, 'number')
    assert.deepEqual(nodesOf(number, 'decide')[0].settings.rules, [
      {
        id: 'way-1',
        label: 'More than 1,000 euros',
        all: [{ value: '{{Invoice amount}}', test: 'more-than', other: '1000' }],
      },
    ])
    const word = proposed(
      'If an email mentions "refund", draft a refund answer. Otherwise draft a standard answer.'
    ).graph
    assert.containSubset(nodesOf(word, 'decide')[0].settings.rules, [
      { all: [{ value: '{{Email}}', test: 'contains', other: 'refund' }] },
    ])
  })

  test('keeps a condition in the prompt where no text can be sorted by it', ({ assert }) => {
    for (const goal of [
      'Write a summary of my notes, if possible in verse',
      'If you are not sure, write a question. Summarize my notes',
      'Sort my notes by date and by name',
    ]) {
      const kinds = proposed(goal).graph.nodes.map(({ kind }) => kind)
      assert.notIncludeMembers(kinds, ['sort'], goal)
      assert.notIncludeMembers(kinds, ['decide'], goal)
    }
  })

  test('measures the words that it can measure, and revises what fails', ({ assert }) => {
    const { graph } = proposed('Write a product text and check that it has at most 80 words')
    const [{ id, settings }] = nodesOf(graph, 'check')
    assert.deepInclude(settings, { text: '{{Product text}}', maxWords: 80, criteria: null })
    assert.deepEqual(
      graph.edges.filter(({ from }) => from === id).map(({ port }) => port),
      ['pass', 'fail']
    )
    const judged = proposed('Write a product text and check that it names no competitor').graph
    assert.equal(nodesOf(judged, 'check')[0].settings.criteria, 'It names no competitor.')
  })

  test('reads a page that the goal names by its address', ({ assert }) => {
    const { graph } = proposed('Read https://example.com/pricing and summarize the plans')
    assert.equal(nodesOf(graph, 'fetch')[0].settings.url, 'https://example.com/pricing')
    assert.lengthOf(nodesOf(graph, 'ask'), 0)
  })

  test('names “Run over a CSV” where the work is done for each row', ({ assert }) => {
    const remarksOn = (text: string) =>
      flowOfGoal(readGoal({ text, sources: [] }))
        .reasons.filter(({ nodeId }) => nodeId === null)
        .map(({ sentence }) => sentence)
        .join('\n')
    for (const goal of [
      'From a CSV of 50 products write a product description for each row',
      'For each guest in my spreadsheet write a place card',
      'Write a reminder for every customer in the excel sheet',
    ])
      assert.include(remarksOn(goal), 'Run over a CSV', goal)
    for (const goal of [
      'For each supplier in my list, write a reminder about the price list',
      'Put the prices from my notes into a table',
      'Write a short bio of each speaker on my list',
    ])
      assert.notInclude(remarksOn(goal), 'Run over a CSV', goal)
  })

  test('hands over the file that the goal asks for first', ({ assert }) => {
    const formats = (goal: string) => nodesOf(proposed(goal).graph, 'result')[0].settings.formats
    assert.deepEqual(formats('Write a report about our sales as a PDF'), [
      ...['pdf', 'markdown', 'docx'],
    ])
    assert.deepEqual(formats('Take a CSV file and write a report'), ['markdown', 'docx'])
  })
})
