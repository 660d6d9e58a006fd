import { test } from '@japa/runner'
import { analyse } from '#app/prompts/domain/analyse'
import { COMPLETE } from '#tests/unit/prompts/complete_prompts'
import { LACKING } from '#tests/unit/prompts/lacking_prompts'

const missing = (text: string) =>
  analyse(text)
    .findings.filter(({ rule }) => rule === 'context.missing_input')
    .map(({ start, end }) => text.slice(start, end))

test.group('Material', () => {
  test('something is pointed to and absent: {0}')
    .with(LACKING.map((text) => [text] as const))
    .run(({ assert }, [text]) => assert.isNotEmpty(missing(text)))

  test('nothing is absent: {0}')
    .with(COMPLETE.map((text) => [text] as const))
    .run(({ assert }, [text]) => assert.deepEqual(missing(text), []))

  test('the same thing is missed once', ({ assert }) => {
    assert.lengthOf(missing('Summarise the attached report. Send the attached report back.'), 1)
  })
})
