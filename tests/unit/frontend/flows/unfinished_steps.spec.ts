import { test } from '@japa/runner'
import { NODE_KINDS } from '#app/flows/domain/graph/graph'
import { repairText } from '#frontend/features/flows/builder/inspector/repair_text'
import { exitOf } from '#frontend/features/flows/run_steps/exits'
import { graphOf, nodeOf } from '#tests/unit/flows/graphs'

const UNFINISHED = NODE_KINDS.map((kind) => ({ ...nodeOf(kind, 'A'), settings: {} }))

test.group('A step with unfinished settings', () => {
  test('took no exit that is known', ({ assert }) => {
    for (const node of UNFINISHED) assert.isNull(exitOf(node, 'nowhere'), node.kind)
  })

  test('can be named by the button that repairs its connection', ({ assert }) => {
    const edge = { from: 'a', port: 'old', to: 'b' }
    for (const node of UNFINISHED) {
      const graph = graphOf([node, nodeOf('result', 'B')])
      assert.isString(repairText({ type: 'set-port', edge, port: 'new' }, graph), node.kind)
    }
  })
})
