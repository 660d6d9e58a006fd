import { test } from '@japa/runner'
import { typedInput } from '#app/flows/domain/runs/input_text'
import { readFields } from '#app/flows/domain/runs/inputs'
import type { AskField } from '#app/flows/domain/graph/settings'
import type { Value } from '#app/flows/domain/values/value'

const field = (type: AskField['type']): AskField => ({
  ...{ name: 'given', label: 'Given', type, isRequired: false },
  ...(type === 'choice' && { choices: ['a', 'b'] }),
})

test.group('An input as a person types it', () => {
  const inputs: { type: AskField['type']; value: Value }[] = [
    { type: 'text', value: 'one line' },
    { type: 'long-text', value: 'two\nlines' },
    { type: 'file', value: 'the text of a file' },
    { type: 'number', value: -1.5 },
    { type: 'date', value: '2026-03-31' },
    { type: 'choice', value: 'b' },
    { type: 'yes-no', value: false },
    { type: 'list', value: ['one', 'two'] },
  ]
  test('is read as the same value: {type}')
    .with(inputs)
    .run(({ assert }, { type, value }) => {
      const { text, separator } = typedInput(value)
      const read = readFields([{ ...field(type), separator }], { given: text })
      assert.deepEqual(read, { ok: true, inputs: { given: value } })
    })

  test('is empty where nothing was given', ({ assert }) => {
    assert.deepEqual(
      [undefined, null].map((one) => typedInput(one).text),
      ['', '']
    )
  })

  test('is a line for each item of a list', ({ assert }) => {
    assert.deepEqual(typedInput(['one', 'two']), { text: 'one\ntwo', separator: 'line' })
  })

  test('is what can be read between blank lines or dashes, where items have several lines', ({
    assert,
  }) => {
    assert.deepEqual(typedInput(['two\nlines', 'one']), {
      ...{ text: 'two\nlines\n\none', separator: 'blank-line' },
    })
    assert.deepEqual(typedInput(['two\n\nlines', 'one']), {
      ...{ text: 'two\n\nlines\n---\none', separator: 'dashes' },
    })
  })

  const lists: Value[][] = [
    ['two\nlines', 'one'],
    ['two\n\nlines', 'one'],
    ['two\n---\nlines', 'one\n\ntwo'],
    ['two\nlines', 3, { name: 'Ada' }],
    ['["one"]'],
    ['{"a":1}', '{"a":2}'],
    [' space '],
    [['a'], null, ''],
    ['```', 'a', '```'],
  ]
  test('is read as the same list where lines cannot hold it: {$self}')
    .with(lists.map((list) => JSON.stringify(list)))
    .run(({ assert }, json) => {
      const given = JSON.parse(json) as Value[]
      const { text, separator } = typedInput(given)
      const read = readFields([{ ...field('list'), separator }], { given: text })
      const kept = given.filter((item) => item !== '')
      assert.deepEqual(read, { ok: true, inputs: { given: kept } })
    })
})
