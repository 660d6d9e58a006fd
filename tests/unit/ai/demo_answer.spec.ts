import { Ajv2020 } from 'ajv/dist/2020.js'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { demoAnswer } from '#app/ai/domain/demo_answer'
import { CHECK_SCHEMA, REWRITE_SCHEMA } from '#app/prompts/domain/model_rewrite/answer'

const asked = (content: string) => [{ role: 'user' as const, content }]

test.group('The demo model', () => {
  test('says that it is one, and uses what it was given', ({ assert }) => {
    const request = { messages: asked('Give me three ideas for a name'), maxTokens: 100 }
    const answer = demoAnswer(request)
    assert.match(answer, /^Demo answer\./)
    assert.include(answer, 'Give me three ideas for a name')
    assert.lengthOf(answer.match(/^\d+\. /gm) ?? [], 3)
    assert.equal(demoAnswer(request), answer)
  })

  test('fits the schema that is asked for, whatever it was given', ({ assert }) => {
    const list = {
      type: 'array',
      items: { type: 'string', maxLength: 20 },
      minItems: 2,
      maxItems: 4,
    }
    const other = {
      name: 'other',
      schema: {
        type: 'object',
        required: ['list', 'kind', 'same', 'either', 'count', 'is', 'none'],
        additionalProperties: false,
        properties: {
          list,
          kind: { enum: ['a', 'b'] },
          same: { const: 7 },
          either: { anyOf: [{ type: ['string', 'null'] }, { type: 'null' }] },
          count: { type: 'integer' },
          is: { type: 'boolean' },
          none: { type: 'null' },
        },
      },
    }
    for (const schema of [CHECK_SCHEMA, REWRITE_SCHEMA, other]) {
      const fits = new Ajv2020({ strict: false }).compile(schema.schema)
      fc.assert(
        fc.property(fc.string(), (content) => {
          const answer = demoAnswer({ messages: asked(content), schema, maxTokens: 100 })
          assert.isTrue(fits(JSON.parse(answer)), answer)
        })
      )
    }
  })

  test('repeats what was asked without the tags around material', ({ assert }) => {
    const content = 'Greet <material name="who">Ada < Bob</material>.'
    const answer = demoAnswer({ messages: asked(content), maxTokens: 100 })
    assert.include(answer, '“Greet Ada < Bob.”')
  })

  test('gives as many items as were asked for', ({ assert }) => {
    const schema = { name: 'names', schema: { type: 'array', items: { type: 'string' } } }
    const count = (content: string) =>
      JSON.parse(demoAnswer({ messages: asked(content), schema, maxTokens: 100 })).length
    assert.deepEqual(
      ['Give me 7 names', 'five short titles', 'some names', '99 ideas'].map(count),
      [7, 5, 3, 3]
    )
  })
})
