import { test } from '@japa/runner'
import { NODE_KINDS } from '#app/flows/domain/graph/graph'
import { portsOf, safeSummary } from '#app/flows/domain/kinds/any_settings'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import { nodeOf } from '#tests/unit/flows/graphs'

const UNFINISHED = NODE_KINDS.map((kind) => ({ ...nodeOf(kind, 'A'), settings: {} }))

test.group('A step with unfinished settings', () => {
  test('has a summary or none, and ports or none, whatever its kind', ({ assert }) => {
    for (const node of UNFINISHED) {
      const summary = safeSummary(node)
      assert.isTrue(summary === null || typeof summary === 'string', node.kind)
      assert.isArray(portsOf(node), node.kind)
    }
  })

  test('has those of its kind once the settings fit', ({ assert }) => {
    for (const kind of NODE_KINDS) {
      const node = nodeOf(kind, 'A')
      assert.deepEqual(portsOf(node), kindOf(kind).ports(node.settings))
      assert.equal(safeSummary(node), kindOf(kind).summary(node.settings))
    }
  })
})
