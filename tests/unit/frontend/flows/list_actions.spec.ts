import { test } from '@japa/runner'
import { COMMAND_TYPES } from '#app/flows/domain/editing/carry_out'
import { LIST_ACTIONS } from '#frontend/features/flows/builder/steps/actions/list_actions'

test.group('The list view of a flow', () => {
  test('offers every command there is', ({ assert }) => {
    assert.sameMembers(Object.keys(LIST_ACTIONS), COMMAND_TYPES)
    for (const type of COMMAND_TYPES) assert.isAbove(LIST_ACTIONS[type].length, 0, type)
  })

  test('has no two actions with one name in the same place', ({ assert }) => {
    const all = Object.values(LIST_ACTIONS)
      .flat()
      .map(({ at, label }) => `${at} ${label}`)
    assert.lengthOf(new Set(all), all.length)
  })
})
