import { test } from '@japa/runner'
import { promptOfFlow } from '#app/flows/domain/proposals/prompt_of_flow'
import { field, graphOf, step } from '#app/flows/domain/ready_flows/ready_flow'
import { READY_FLOWS } from '#app/flows/domain/ready_flows/ready_flow_list'

const ask = step('ask', 'Inputs', { fields: [field('notes', 'Which notes?', 'long-text')] })
const summary = step('prompt', 'Summary', { text: 'Summarize: {{Notes}}' })
const result = (value: string) => step('result', 'Result', { value })

test.group('A flow as one prompt', () => {
  test('of one step is the prompt of that step', ({ assert }) => {
    const ways = ['Inputs > Summary', 'Summary > Result'] as const
    const graph = graphOf([ask, summary, result('{{Summary}}')], ...ways)
    assert.deepEqual(promptOfFlow(graph), { ok: true, text: 'Summarize: {{Notes}}' })
  })

  test('names the result of each step where a later one uses it', ({ assert }) => {
    const letter = step('format', 'Letter', { text: 'Dear all,\n{{Summary}}' })
    const polish = step('prompt', 'Polish', { text: 'Polish this: {{Letter}}' })
    const graph = graphOf(
      [ask, summary, letter, polish, result('{{Polish}}')],
      ...['Inputs > Summary', 'Summary > Letter', 'Letter > Polish', 'Polish > Result']
    )
    const flat = promptOfFlow(graph)
    assert.isTrue(flat.ok)
    const text = flat.ok ? flat.text : ''
    assert.include(text, '## Step 1: Summary\n\nSummarize: {{Notes}}')
    assert.include(text, 'Polish this: Dear all,\n(the result of step 1, Summary)')
    assert.isTrue(text.endsWith('(the result of step 2, Polish)'))
  })

  test('is refused in a sentence where a step does what no prompt can', ({ assert }) => {
    const flows = READY_FLOWS.filter(({ graph }) =>
      graph.nodes.some(({ kind }) => kind === 'approval')
    )
    assert.isNotEmpty(flows)
    for (const { graph } of flows) {
      const flat = promptOfFlow(graph)
      assert.isFalse(flat.ok)
      assert.match(flat.ok ? '' : flat.sentence, /^One prompt cannot/)
    }
    const empty = promptOfFlow({ format: 1, nodes: [], edges: [], notes: [] })
    assert.deepEqual(empty, {
      ok: false,
      sentence: 'Repair the flow first: it cannot run as it is.',
    })
  })

  test('has no variable of a step left', ({ assert }) => {
    for (const { graph, title } of READY_FLOWS) {
      const flat = promptOfFlow(graph)
      if (!flat.ok) continue
      for (const { name, kind } of graph.nodes)
        if (kind !== 'ask')
          assert.notInclude(flat.text.toLowerCase(), `{{${name.toLowerCase()}`, title)
    }
  })
})
