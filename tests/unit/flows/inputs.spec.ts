import { test } from '@japa/runner'
import { askFieldsOf, readFields, readInputs } from '#app/flows/domain/inputs'
import type { FlowNode } from '#app/flows/domain/graph'
import type { AskField, AskFieldType } from '#app/flows/domain/settings'

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
})
