import { test } from '@japa/runner'
import fc from 'fast-check'
import { conditionsHold } from '#app/flows/domain/runs/conditions_hold'
import { readInputs } from '#app/flows/domain/runs/inputs'
import type { AskField, Condition } from '#app/flows/domain/graph/settings'
import { announcedSeed, rounds } from '#tests/helpers/random'

const testOf = (value: string, how: Condition['test'], other = '') =>
  conditionsHold([{ value, test: how, other }], (text) => text)

function holds(value: string, how: Condition['test'], other = ''): boolean {
  const tested = testOf(value, how, other)
  if (!tested.ok) throw new Error(tested.sentence)
  return tested.holds
}

/** What keeps two texts from having an order. */
function refusal(value: string, how: Condition['test'], other: string): string {
  const tested = testOf(value, how, other)
  return tested.ok ? '' : tested.sentence
}

test.group('Conditions of a flow', () => {
  test('a text of very many digits that is no number is told from numbers at once', ({
    assert,
  }) => {
    const digits = `${'1'.repeat(1_000_000)}x`
    assert.isFalse(holds(digits, 'is', '1'))
    assert.include(refusal(digits, 'more-than', '1'), 'only two numbers or two dates')
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

  test('the same is what is written in the same way: {0} and {1}')
    .with([
      ['12345678901234567890', '12345678901234567891', false],
      ['12345678901234567890', '12345678901234567890', true],
      ['0.30000000000000000001', '0.3', false],
      ['1.50', '1.5', true],
      ['1e+21', '1000000000000000000000', true],
      ['007', '7', false],
      ['+49170', '49170', false],
      ['1,200', '1200', false],
      ['€5', '$5', false],
      ['50%', '50', false],
      ['1e5', '100000', false],
      ['\u00E9', 'e\u0301', true],
      ['Straße ', '\u200BSTRAßE', true],
      ['2026-03-31', '31.03.2026', false],
    ] as const)
    .run(({ assert }, [value, other, isSame]) => {
      assert.equal(holds(value, 'is', other), isSame)
      assert.equal(holds(value, 'is-not', other), !isSame)
    })

  test('{0} is more than {1}, and not the other way round')
    .with([
      ['12345678901234567891', '12345678901234567890'],
      ['1.200,50', '1000'],
      ["1'200", '1000'],
      ['1\u202F200,5', '1200.4'],
      ['1,5', '1.4'],
      ['12,34,567.89', '1234567'],
      ['0', '\u22125'],
      ['¥500', '1'],
      ['500 EUR', '0'],
      ['CHF 20', '19.95'],
      ['50%', '40 %'],
      ['2026-04-01', '31.03.2026'],
      ['April 1, 2026', '31 March 2026'],
      ['2026-03-31T10:00:00+02:00', '2026-03-31T07:59:59Z'],
      ['13/02/2026', '2026/02/12'],
    ])
    .run(({ assert }, [more, less]) => {
      assert.isTrue(holds(more, 'more-than', less))
      assert.isTrue(holds(less, 'less-than', more))
      assert.isFalse(holds(less, 'more-than', more))
      assert.isFalse(holds(more, 'more-than', more))
    })

  test('{0} and {1} have no order, and that is said')
    .with([
      ['n/a', '1000'],
      ['€5', '$4'],
      ['03/04/2026', '2026-01-01'],
      ['2026-02-30', '2026-01-01'],
      ['2026-01-01', '5'],
      ['1.2.3', '1'],
      ['5²', '1'],
    ])
    .run(({ assert }, [value, other]) => {
      for (const how of ['more-than', 'less-than'] as const) {
        assert.include(refusal(value, how, other), `"${value}" cannot be compared with "${other}"`)
        assert.notEqual(refusal(other, how, value), '')
      }
    })

  test('a text without a visible character is empty, and neither more nor less than a number', ({
    assert,
  }) => {
    for (const empty of ['', ' \n', '\u200B', '\uFEFF\u00AD', '{}', '[]']) {
      assert.isTrue(holds(empty, 'is-empty'))
      assert.isFalse(holds(empty, 'is-not-empty'))
    }
    assert.isFalse(holds('\u200B', 'more-than', '0'))
    assert.isFalse(holds('5', 'less-than', ''))
    for (const full of ['0', '-', '{"a":1}', '\u2800.']) assert.isFalse(holds(full, 'is-empty'))
  })

  test('an order that cannot be told is not asked for once a condition before it fails', ({
    assert,
  }) => {
    const never: Condition = { value: 'a', test: 'is', other: 'b' }
    const unclear: Condition = { value: 'a', test: 'more-than', other: '1' }
    assert.deepEqual(
      conditionsHold([never, unclear], (text) => text),
      { ok: true, holds: false }
    )
  })

  test('whole numbers have the order of their values, however long they are', ({ assert }) => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), (one, other) => {
        assert.equal(holds(`${one}`, 'more-than', `${other}`), one > other)
        assert.equal(holds(`${one}`, 'is', `${other}`), one === other)
      }),
      { seed: announcedSeed('long numbers in conditions'), numRuns: rounds(2_000) }
    )
  })
})
