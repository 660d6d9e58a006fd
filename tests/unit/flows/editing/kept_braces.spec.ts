import { test } from '@japa/runner'
import { repairsOf } from '#app/flows/domain/checks/problems'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'
import { applyRepair } from '#app/flows/domain/editing/apply_repair'
import { renameReferences } from '#app/flows/domain/editing/references'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { fill, readVariables } from '#app/flows/domain/graph/variables'
import { flowOfGoal } from '#app/flows/domain/proposals/flow_of_goal'
import { flowOfTemplate } from '#app/flows/domain/proposals/flow_of_template'
import { promptOfFlow } from '#app/flows/domain/proposals/prompt_of_flow'
import { field, graphOf, step } from '#app/flows/domain/ready_flows/ready_flow'
import { readGoal } from '#app/prompts/domain/goals/read_goal'

const graphWith = (text: string): FlowGraph =>
  graphOf(
    [
      step('ask', 'Inputs', { fields: [field('name', 'Name', 'text')] }),
      step('prompt', 'Draft', { text }),
      step('result', 'Result', { value: '{{Draft}}' }),
    ],
    'Inputs > Draft',
    'Draft > Result'
  )

const textOf = ({ nodes }: FlowGraph) =>
  String(nodes.find(({ kind }) => kind === 'prompt')!.settings.text)

const filled = (text: string) => fill(readVariables(text), (name) => `<${name}>`)

const ODD = [
  'Say {{[[TODO]]}} to {{name}}',
  'Say {{ name | upper }} to {{name}}',
  'Say \\frac{{a}}{b} to {{name}}',
  'Say {"x": {{"y"}}} to {{name}}',
  'Say {{#if x}}yes{{/if}} to {{name}}',
  'Say {{{q}}}\r\n{{q}} to {{name}}',
  'Say C:\\{{tmp}} and {\\{tmp}} to {{name}}',
  `Say {{${'long '.repeat(30)}}} to {{name}}`,
]

test.group('Braces that are no variable', () => {
  test('are kept as text by repairs, and read as they did: {$self}')
    .with(ODD)
    .run(({ assert }, text) => {
      let graph = graphWith(text)
      const problems = problemsOf(graph)
      assert.isNotEmpty(problems)
      for (const problem of problems) {
        const keep = repairsOf(problem).find(({ type }) => type === 'keep-as-text')!
        graph = applyRepair(graph, keep)
      }
      assert.deepEqual(problemsOf(graph), [])
      const read = text.replaceAll('{\\{', '{{')
      assert.equal(filled(textOf(graph)), read.replaceAll('{{name}}', '<name>'))
      const stored = JSON.parse(JSON.stringify(graph)) as FlowGraph
      assert.deepEqual(problemsOf(stored), [])
    })

  test('come second where a name is nearly right', ({ assert }) => {
    const [problem] = problemsOf(graphWith('Say {{nme}}'))
    assert.deepEqual(
      repairsOf(problem).map(({ type }) => type),
      ['rename-reference', 'keep-as-text']
    )
  })

  test('stay text where a name is changed, and in the prompt of a flow', ({ assert }) => {
    const graph = graphWith('Say {\\{name}} to {{name}}')
    assert.equal(textOf(renameReferences(graph, 'name', 'client')), 'Say {\\{name}} to {{client}}')
    assert.deepEqual(promptOfFlow(graph), { ok: true, text: 'Say {\\{name}} to {{name}}' })
  })

  test('are kept as text in a flow that Hone makes', ({ assert }) => {
    const content = 'Write to {{user.name}} with {{ name | upper }} and {{First Name}}'
    const about = { title: 'Mail', content, steps: [] }
    const names = ['user.name', 'First Name']
    const variables = names.map((name) => ({
      ...{ name, label: name, help: '', type: 'text' as const, choices: [], example: '' },
    }))
    const kept = 'Write to {{user name}} with {\\{ name | upper }} and {{First Name}}'
    const ofTemplate = flowOfTemplate({ ...about, variables })
    assert.deepEqual(problemsOf(ofTemplate), [])
    assert.equal(textOf(ofTemplate), kept)
    const ofGoal = flowOfGoal(readGoal({ text: content, sources: [], asWritten: true })).graph
    assert.deepEqual(problemsOf(ofGoal), [])
    assert.include(JSON.stringify(ofGoal), JSON.stringify(kept).slice(1, -1))
  })
})

test.group('The names of variables in a flow', () => {
  test('are the same in both spellings of Unicode', ({ assert }) => {
    const graph = graphWith('Say hello to {{name}}')
    const [ask, ...others] = graph.nodes
    const fields = [field('Prénom', 'Name', 'text')]
    const decomposed = { text: `Say hello to {{${'prénom'.normalize('NFD')}}}` }
    const nodes = [
      { ...ask, settings: { fields } },
      { ...others[0], settings: { ...others[0].settings, ...decomposed } },
      others[1],
    ]
    assert.deepEqual(problemsOf({ ...graph, nodes }), [])
  })
})
