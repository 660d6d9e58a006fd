import { test } from '@japa/runner'
import { planOf } from '#app/flows/domain/checks/plan'
import { keepPlan, knownPlan } from '#app/flows/engine/plans'

const MAX_KEPT = 200
const EMPTY = { format: 1 as const, nodes: [], edges: [], notes: [] }

test('the plans of versions that were used recently stay in the cache', ({ assert }) => {
  const plan = { plan: planOf(EMPTY), isSound: true }
  for (let version = 1; version <= MAX_KEPT; version++) keepPlan('flow', version, plan)
  assert.equal(knownPlan('flow', 1), plan)
  keepPlan('flow', MAX_KEPT, plan)
  keepPlan('flow', MAX_KEPT + 1, plan)
  assert.equal(knownPlan('flow', 1), plan)
  assert.isUndefined(knownPlan('flow', 2))
  assert.equal(knownPlan('flow', 3), plan)
})
