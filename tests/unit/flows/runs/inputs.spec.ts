import { test } from '@japa/runner'
import { askFieldsOf, readFields, readInputs } from '#app/flows/domain/runs/inputs'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import type { AskField, AskFieldType } from '#app/flows/domain/graph/settings'

const field = (name: string, type: AskFieldType = 'text'): AskField => ({
  ...{ name, label: name, type, isRequired: true },
  ...(type === 'choice' && { choices: ['a', 'b'] }),
})
const asking = (fields: unknown, id = 'ask'): FlowNode => ({
  ...{ id, kind: 'ask', name: id },
  settings: { fields },
})
const TYPES: AskFieldType[] = ['text', 'number', 'date', 'choice', 'yes-no', 'file']

test.group('The inputs of a run', () => {
  test('are refused where they are objects that cannot be written as a text', ({ assert }) => {
    const given: unknown = JSON.parse('{"toString":1,"valueOf":1}')
    for (const type of TYPES) {
      const read = readFields([field('x', type)], { x: given })
      assert.isFalse(read.ok, type)
      assert.isFalse(readFields([field('x', type)], { x: [given] }).ok, type)
    }
    const list = readFields([field('x', 'list')], { x: [given, ' ', 'a'] })
    assert.deepEqual(list, { ok: true, inputs: { x: [given, 'a'] } })
  })

  test('are neither yes nor no where they are names that objects inherit', ({ assert }) => {
    for (const name of ['constructor', '__proto__', 'toString'])
      assert.isFalse(readFields([field('x', 'yes-no')], { x: name }).ok, name)
    const read = readFields([field('x', 'yes-no'), field('y', 'yes-no')], { x: 'No', y: true })
    assert.deepEqual(read, { ok: true, inputs: { x: false, y: true } })
  })

  test('mean yes or no as people, databases and spreadsheets of any language write it', ({
    assert,
  }) => {
    const meant = (given: string) => {
      const read = readFields([field('x', 'yes-no')], { x: given })
      return read.ok ? read.inputs.x : undefined
    }
    for (const yes of ['TRUE', 'Yes', ' wahr ', 'VRAI', 'ИСТИНА', '1', 'Y', 'DOĞRU'])
      assert.isTrue(meant(yes), yes)
    for (const no of ['FALSE', 'No', 'Falsch', 'FAŁSZ', 'EPA\u0308TOSI', '0', 'n'])
      assert.isFalse(meant(no), no)
    for (const neither of ['maybe', 'truth', '2', 'on time', 'x'])
      assert.isUndefined(meant(neither), neither)
  })

  test('are choices whatever their case, unless two are meant', ({ assert }) => {
    const chosen = (choices: string[], given: string) => {
      const read = readFields([{ ...field('x', 'choice'), choices }], { x: given })
      return read.ok ? read.inputs.x : undefined
    }
    assert.equal(chosen(['High', 'Low'], 'HIGH '), 'High')
    assert.equal(chosen(['a', 'A'], 'A'), 'A')
    assert.isUndefined(chosen(['Ab', 'aB'], 'AB'))
    assert.isUndefined(chosen(['High', 'Low'], 'Hi'))
  })

  test('are refused where a number is larger than any that can be kept: {0}')
    .with([
      ['9'.repeat(400)],
      [JSON.parse('1e999')],
      [JSON.parse('-1e999')],
      ['-' + '9'.repeat(400)],
    ])
    .run(({ assert }, [given]) => {
      for (const isRequired of [true, false])
        assert.deepEqual(readFields([{ ...field('x', 'number'), isRequired }], { x: given }), {
          ok: false,
          fields: { 'inputs.x': '"x" is a number that is too large to store.' },
        })
    })

  test('are numbers up to the largest one that can be kept', ({ assert }) => {
    const read = readFields([field('x', 'number')], { x: Number.MAX_VALUE })
    assert.deepEqual(read, { ok: true, inputs: { x: Number.MAX_VALUE } })
  })

  test('keep every digit of a number: {0}')
    .with([
      ['12345678901234567890', '12345678901234567890'],
      [BigInt(Number.MAX_VALUE).toString(), BigInt(Number.MAX_VALUE).toString()],
      ['12,345,678,901,234,567,890', '12345678901234567890'],
      ['007', 7],
      ['+5', 5],
      ['9007199254740991', 9007199254740991],
      ['1.200,50', 1200.5],
      ['\u22125', -5],
      [' 5 ', 5],
    ] as const)
    .run(({ assert }, [given, x]) => {
      const read = readFields([field('x', 'number')], { x: given })
      assert.deepEqual(read, { ok: true, inputs: { x } })
    })

  test('of a list are its lines, whatever ends them, and none where it is left empty', ({
    assert,
  }) => {
    const list = { ...field('x', 'list'), isRequired: false }
    assert.deepEqual(readFields([list], { x: 'a\r\nb\rc' }), {
      ok: true,
      inputs: { x: ['a', 'b', 'c'] },
    })
    assert.deepEqual(readFields([list], { x: '["a","b"]' }), {
      ok: true,
      inputs: { x: ['a', 'b'] },
    })
    assert.deepEqual(readFields([list], { x: null }), { ok: true, inputs: {} })
  })

  const MAILS = 'Ada\none\n\nBob\ntwo'

  test('of a list are what a person says separates them, and those of a list in JSON stay', ({
    assert,
  }) => {
    const graph = { nodes: [asking([field('Mails', 'list')])] }
    const readBy = (given: unknown) => readInputs(graph, { Mails: given }, { mails: 'blank-line' })
    assert.deepEqual(readBy(MAILS), { ok: true, inputs: { Mails: ['Ada\none', 'Bob\ntwo'] } })
    const list = ['Ada\n\none', 'Bob']
    assert.deepEqual(readBy(list), { ok: true, inputs: { Mails: list } })
    assert.deepEqual(readInputs(graph, { Mails: MAILS }), {
      ...{ ok: true, inputs: { Mails: ['Ada', 'one', 'Bob', 'two'] } },
    })
  })

  test('have separators only where they are lists of the flow', ({ assert }) => {
    const graph = { nodes: [asking([field('note')])] }
    const read = readInputs(graph, { note: 'x' }, { note: 'blank-line', mails: 'line' })
    assert.deepEqual(read, {
      ok: false,
      fields: {
        'separators.note': 'This flow does not ask for a list "note".',
        'separators.mails': 'This flow does not ask for a list "mails".',
      },
    })
  })

  test('are dates only where the calendar has them', ({ assert }) => {
    const isDate = (x: string) => readFields([field('x', 'date')], { x }).ok
    for (const date of ['2026-02-28', '2024-02-29', '2000-02-29', '2026-12-31', '0001-01-01'])
      assert.isTrue(isDate(date), date)
    for (const date of [
      ...['2026-02-31', '2026-99-99', '2026-00-10', '2026-01-00', '2026-04-31'],
      ...['2026-02-29', '1900-02-29', '2026-13-01', '26-01-01', '3/4/2026'],
    ])
      assert.isFalse(isDate(date), date)
  })

  test('are dates in one notation, whatever they were given in', ({ assert }) => {
    for (const x of ['2026-3-31', ' 2026-03-31', '2026/03/31', '31.03.2026', '2026-03-31 00:00:00'])
      assert.deepEqual(readFields([field('x', 'date')], { x }), {
        ok: true,
        inputs: { x: '2026-03-31' },
      })
  })

  test('lose the characters that databases do not keep', ({ assert }) => {
    const read = readFields([field('x')], { x: 'a\u0000b\ud800' })
    assert.deepEqual(read, { ok: true, inputs: { x: 'ab\ufffd' } })
  })

  test('are not asked for by a step whose settings are not finished', ({ assert }) => {
    for (const fields of [5, 'x', [1], [null], [{}], { a: 1 }, [{ name: 'a', type: 'toString' }]])
      assert.deepEqual(askFieldsOf({ nodes: [asking(fields)] }), [])
  })

  test('are found at once where a flow asks for very many', ({ assert }) => {
    const nodes = Array.from({ length: 500 }, (_, at) =>
      asking(
        Array.from({ length: 50 }, (_one, index) => field(`f${at}-${index}`)),
        `ask${at}`
      )
    )
    assert.lengthOf(askFieldsOf({ nodes: [...nodes, asking([field('F0-0')])] }), 25_000)
  })

  test('are refused where they are too long together, and no more of them are read', ({
    assert,
  }) => {
    const names = Array.from({ length: 10_000 }, (_, at) => `f${at}`)
    const given = Object.fromEntries(names.map((name) => [name, 'x'.repeat(900_000)]))
    const nodes = [asking(names.slice(0, 50).map((name) => field(name)))]
    assert.deepEqual(
      readFields(
        names.map((name) => field(name)),
        given
      ),
      {
        ok: false,
        fields: { 'inputs.f4': 'With the inputs before it, "f4" is too long.' },
      }
    )
    const { f0, f1 } = given
    assert.isFalse(readInputs({ nodes }, { f0, f1 }).ok)
  })

  test('are missing where a required list is written without an item', ({ assert }) => {
    const graph = { nodes: [asking([field('mails', 'list')])] }
    const read = readInputs(graph, { mails: '---\n---' }, { mails: 'dashes' })
    assert.deepEqual(read, { ok: false, fields: { 'inputs.mails': 'Fill in "mails".' } })
    assert.deepEqual(readInputs(graph, { mails: [] }), { ok: true, inputs: { mails: [] } })
  })
})
