import { test } from '@japa/runner'
import { readFileSync } from 'node:fs'
import { later, rows } from '#tests/browser/specification/rows'
import { shownElsewhere } from '#tests/browser/specification/shown_elsewhere'
import { CAPABILITIES } from '#tests/browser/specification/types'
import { calls } from '#tests/functional/specification/rows'

const all = [...rows, ...calls, ...shownElsewhere, ...later]

test.group('Specification', () => {
  test('every row has an id of its own', ({ assert }) => {
    const ids = all.map(({ id }) => id)
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at)
    assert.deepEqual(twice, [])
  })

  test('every row says something about a place', ({ assert }) => {
    for (const { id, says, section, where } of all) {
      assert.match(id, /^[a-z0-9-]+\.[a-z0-9-]+$/)
      assert.isNotEmpty(says)
      assert.match(section, /^[1-9]/, id)
      assert.match(where, /^((GET|POST|PUT|PATCH|DELETE) )?\//, id)
    }
  })

  test('every row is checked, or waits for something that is named', ({ assert }) => {
    for (const { id, check } of [...rows, ...calls]) assert.isFunction(check, id)
    for (const { id, until } of later) assert.include(CAPABILITIES, until, id)
  })

  test('what is shown elsewhere is a test there', ({ assert }) => {
    for (const { id, by, title } of shownElsewhere) {
      const source = readFileSync(new URL(`../../${by}`, import.meta.url), 'utf8')
      assert.include(source, `test('${title}'`, id)
    }
  })

  test('calls need no browser', ({ assert }) => {
    assert.deepEqual(
      rows.filter(({ kind }) => kind === 'call').map(({ id }) => id),
      []
    )
  })

  test('what a link leads to is opened by another row', ({ assert }) => {
    const opened = rows.filter(({ leadsTo }) => !leadsTo).map(({ where }) => pathOf(where))
    for (const { id, leadsTo } of rows) if (leadsTo) assert.include(opened, pathOf(leadsTo), id)
  })

  test('a chapter of the specification is not forgotten', ({ assert }) => {
    const chapters = new Set(all.flatMap(({ section }) => section.match(/\d/g)))
    assert.deepEqual([...chapters].sort(), ['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  })
})

const pathOf = (address: string) => address.split(/[?#]/)[0]
