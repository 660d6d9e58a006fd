import { test } from '@japa/runner'
import { conditionsHold, numberIn } from '#app/flows/domain/runs/conditions_hold'
import { readInputs } from '#app/flows/domain/runs/inputs'
import type { AskField, Condition } from '#app/flows/domain/graph/settings'

const holds = (value: string, how: Condition['test'], other: string): boolean =>
  conditionsHold([{ value, test: how, other }], (text) => text)

test.group('Conditions of a flow', () => {
  test('a text of very many digits that is no number is told from numbers at once', ({
    assert,
  }) => {
    const digits = `${'1'.repeat(1_000_000)}x`
    assert.isFalse(holds(digits, 'is', '1'))
    assert.isFalse(holds(digits, 'more-than', '1'))
  })

  test('an input of very many digits that is no number is refused at once', ({ assert }) => {
    const field: AskField = { name: 'n', label: 'N', type: 'number', isRequired: true }
    const graph = {
      nodes: [{ id: 'a', kind: 'ask' as const, name: 'a', settings: { fields: [field] } }],
    }
    const read = readInputs(graph, { n: `${'1'.repeat(900_000)}x` })
    assert.deepEqual(read, { ok: false, fields: { 'inputs.n': '"N" must be a number.' } })
  })

  test('a long text is searched for at once, however much it repeats itself', ({ assert }) => {
    const text = 'a'.repeat(1_000_000)
    const part = `${'a'.repeat(250_000)}b${'a'.repeat(250_000)}`
    assert.isFalse(holds(text, 'contains', part))
    assert.isTrue(holds(text, 'contains-not', part))
    assert.isTrue(holds(`${text}b${text}`, 'contains', part))
  })

  test('a long text is found wherever it stands, and only where all of it stands', ({ assert }) => {
    const part = 'ab'.repeat(80) + 'abc'.repeat(20)
    for (const before of ['', 'ab', 'abab', 'x'.repeat(300)]) {
      assert.isTrue(holds(`${before}${part}`, 'contains', part))
      assert.isFalse(holds(`${before}${part.slice(0, -1)}`, 'contains', part))
    }
  })

  test('numbers are read as people write them', ({ assert }) => {
    const numbers = ['1,200.50', '$5', '40 %', '-3', '.5', '7.', '1e5', '.', '', '1.2.3', '5 $ x']
    assert.deepEqual(numbers.map(numberIn), [
      1200.5,
      5,
      40,
      -3,
      0.5,
      7,
      null,
      null,
      null,
      null,
      null,
    ])
  })
})
