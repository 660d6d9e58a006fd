import { test } from '@japa/runner'
import { batchPreviewValidator } from '#app/flows/validators/batch_validators'
import { executionValidator } from '#app/flows/validators/flow_validators'

interface Refused {
  messages: { field: string; message: string }[]
}

const CASES = [
  [executionValidator, 'inputs', {}],
  [executionValidator, 'separators', {}],
  [batchPreviewValidator, 'columns', { csv: 'a' }],
  [batchPreviewValidator, 'separators', { csv: 'a' }],
] as const

test.group('The names of what is given to a flow', () => {
  test('are not one that an object cannot have', async ({ assert }) => {
    for (const [validator, field, rest] of CASES) {
      const given: unknown = JSON.parse('{"__proto__":"line","topic":"line"}')
      const { messages } = await validator.validate({ ...rest, [field]: given }).then(
        () => ({ messages: [] }),
        (error: Refused) => error
      )
      assert.deepEqual(
        messages.map((one) => [one.field, one.message]),
        [[`${field}.__proto__`, 'There is no field called "__proto__" here.']]
      )
    }
  })

  test('are refused without being repeated as a whole where they are too long', async ({
    assert,
  }) => {
    for (const [validator, field, rest] of CASES) {
      const given = { ['x'.repeat(100_000)]: 'line', [' topic ']: 'line' }
      const { messages } = await validator.validate({ ...rest, [field]: given }).then(
        () => ({ messages: [] }),
        (error: Refused) => error
      )
      assert.lengthOf(messages, 1)
      assert.isBelow(JSON.stringify(messages).length, 400)
    }
  })
})
