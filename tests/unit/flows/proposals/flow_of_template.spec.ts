import { test } from '@japa/runner'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'
import type { AskSettings, PromptSettings } from '#app/flows/domain/graph/settings'
import { flowOfTemplate } from '#app/flows/domain/proposals/flow_of_template'
import { readLibrary } from '#app/templates/services/read_library'

const { templates } = await readLibrary()

const variable = (name: string) => ({
  ...{ name, label: name, help: 'What it is', type: 'text' as const, choices: [], example: 'one' },
})

test.group('A flow of a template', () => {
  test('runs the steps in order, with what the person filled in as samples', ({ assert }) => {
    const { nodes, edges } = flowOfTemplate(
      {
        title: 'Report',
        content: 'About {{topic}}.',
        variables: [variable('topic'), variable('reader')],
        steps: [
          { title: 'Facts', prompt: 'Facts about {{topic}}' },
          { title: 'Answer', prompt: 'Write {{Facts}} for {{reader}}' },
        ],
      },
      { topic: 'tea', reader: ' ' }
    )
    assert.deepEqual(
      nodes.map(({ kind, name }) => `${kind} ${name}`),
      ['ask Details', 'prompt Facts', 'prompt Answer', 'result Result']
    )
    const { fields } = nodes[0].settings as unknown as AskSettings
    assert.deepEqual(
      fields.map(({ sample }) => sample),
      ['tea', 'one']
    )
    assert.lengthOf(edges, 3)
  })

  test('of one prompt asks for it whole', ({ assert }) => {
    const content = 'About {{topic}}.'
    const graph = flowOfTemplate({
      ...{ title: 'Report', content, variables: [variable('topic')], steps: [] },
    })
    assert.deepEqual(problemsOf(graph), [])
    assert.equal((graph.nodes[1].settings as unknown as PromptSettings).text, content)
  })

  for (const template of templates) {
    test(`can run: ${template.id}`, ({ assert }) => {
      assert.deepEqual(problemsOf(flowOfTemplate(template)), [])
    })
  }
})
