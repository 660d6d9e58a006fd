import { test } from '@japa/runner'
import { exportFlow, importFlow } from '#app/flows/domain/files/flow_file'
import { READY_FLOWS } from '#app/flows/domain/ready_flows/ready_flow_list'
import type {
  AskSettings,
  ResultSettings,
  TemplateSettings,
} from '#app/flows/domain/graph/settings'
import { readVariables } from '#app/flows/domain/graph/variables'
import { unusedOutputs } from '#app/flows/domain/checks/unused_outputs'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'
import { readLibrary } from '#app/templates/services/read_library'
import { TEMPLATE_CATEGORIES } from '#app/templates/domain/types'

const { templates: library } = await readLibrary()

test.group('The ready flows', () => {
  test('are twelve, at least one for each category of the library', ({ assert }) => {
    assert.lengthOf(READY_FLOWS, 12)
    assert.lengthOf(new Set(READY_FLOWS.map(({ id }) => id)), 12)
    for (const category of TEMPLATE_CATEGORIES)
      assert.isTrue(READY_FLOWS.some((flow) => flow.category === category))
  })

  test('take a file, and give results as PDF and as CSV', ({ assert }) => {
    const nodes = READY_FLOWS.flatMap(({ graph }) => graph.nodes)
    const fields = nodes.flatMap(({ kind, settings }) =>
      kind === 'ask' ? (settings as unknown as AskSettings).fields : []
    )
    assert.isTrue(fields.some(({ type }) => type === 'file'))
    const formats = nodes.flatMap(({ kind, settings }) =>
      kind === 'result' ? (settings as unknown as ResultSettings).formats : []
    )
    assert.includeMembers(formats, ['pdf', 'csv'])
  })

  for (const { id, title, purpose, tags, graph, inputs } of READY_FLOWS) {
    test(`can run and be shared: ${id}`, async ({ assert }) => {
      assert.deepEqual(problemsOf(graph), [])
      assert.deepEqual(unusedOutputs(graph), [])
      assert.isTrue(importFlow(exportFlow({ title, context: purpose, tags, graph })).ok)
      const fields = graph.nodes.flatMap(({ kind, settings }) =>
        kind === 'ask' ? (settings as unknown as AskSettings).fields : []
      )
      assert.sameMembers(
        Object.keys(inputs),
        fields.map(({ name }) => name)
      )
      for (const { kind, settings } of graph.nodes) {
        if (kind !== 'template') continue
        const { templateId, values } = settings as unknown as TemplateSettings
        const { variables } = readVariables(library.find((one) => one.id === templateId)!.content)
        assert.sameMembers(Object.keys(values), [...new Set(variables.map(([name]) => name))])
      }
    })
  }
})
