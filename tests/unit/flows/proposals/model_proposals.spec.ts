import { test } from '@japa/runner'
import { flowOfGoal } from '#app/flows/domain/proposals/flow_of_goal'
import { exportFlow, importFlow } from '#app/flows/domain/files/flow_file'
import { readModelProposal } from '#app/flows/domain/proposals/model_proposal'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'

const stepOf = (name: string, prompt = 'Write a text.', kind = 'prompt') => ({ kind, name, prompt })
const inputOf = (name: string, question = 'Which one?') => ({ name, question, isLong: false })

const flowOf = (
  steps: ReturnType<typeof stepOf>[],
  inputs: ReturnType<typeof inputOf>[] = [],
  title = 'A flow'
) => flowOfGoal(readModelProposal({ title, steps, inputs })!)

test.group('A flow that a model proposes', () => {
  test('is kept although its texts are cut within a character', ({ assert }) => {
    for (const offset of ['', 'x']) {
      const long = offset + '🙂'.repeat(30_000)
      const steps = [
        stepOf('Draft', long),
        stepOf('Approve', long, 'approval'),
        stepOf(long, 'Use {{Draft}}.'),
      ]
      const { title, graph } = flowOf(steps, [inputOf(long, long)], long)
      assert.isTrue(title.isWellFormed())
      assert.isTrue(importFlow(exportFlow({ title, context: '', tags: [], graph })).ok)
      assert.notInclude(title, '\ufffd')
    }
  })

  test('has a name for each step, whatever the model calls its own', ({ assert }) => {
    const inputs = ['Inputs', 'your  inputs', 'What to know first'].map((name) => inputOf(name))
    const steps = ['Result', 'FINAL RESULT', 'Delivery'].map((name) => stepOf(name))
    const { graph } = flowOf(steps, inputs)
    assert.deepEqual(problemsOf(graph), [])
    assert.deepEqual(
      graph.nodes.map(({ name }) => name),
      ['Inputs 2', 'Result', 'FINAL RESULT', 'Delivery', 'Result 2']
    )
  })

  test('has a name for the questions that no variable has', ({ assert }) => {
    const { graph } = flowOf([stepOf('Draft', 'Use {{inputs}} and {{Result}}.')])
    assert.deepEqual(problemsOf(graph), [])
  })
})
