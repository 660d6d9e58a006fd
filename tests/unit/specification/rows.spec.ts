import { test } from '@japa/runner'
import { later, rows } from '#tests/browser/specification/rows'
import { CAPABILITIES } from '#tests/browser/specification/types'

test.group('Specification', () => {
  test('every row has an id of its own', ({ assert }) => {
    const ids = [...rows, ...later].map(({ id }) => id)
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at)
    assert.deepEqual(twice, [])
  })

  test('every row says something about a place', ({ assert }) => {
    for (const { id, says, section, where } of [...rows, ...later]) {
      assert.match(id, /^[a-z0-9-]+\.[a-z0-9-]+$/)
      assert.isNotEmpty(says)
      assert.match(section, /^[1-9]/, id)
      assert.match(where, /^((GET|POST|PUT|PATCH|DELETE) )?\//, id)
    }
  })

  test('every row is checked, or waits for something that is named', ({ assert }) => {
    for (const { id, check } of rows) assert.isFunction(check, id)
    for (const { id, until } of later) assert.include(CAPABILITIES, until, id)
  })

  test('a chapter of the specification is not forgotten', ({ assert }) => {
    const chapters = new Set([...rows, ...later].flatMap(({ section }) => section.match(/\d/g)))
    assert.deepEqual([...chapters].sort(), ['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  })
})
