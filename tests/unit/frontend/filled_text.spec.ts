import { test } from '@japa/runner'
import { readBlanks } from '#app/prompts/domain/blanks/blanks'
import { variablesIn } from '#app/prompts/domain/templating/variable_names'
import { readLibrary } from '#app/templates/services/read_library'
import {
  filledText,
  fillingProblem,
  MAX_VALUE_LENGTH,
} from '#frontend/features/library/filled_text'
import '#frontend/texts/library'

const { templates } = await readLibrary()

const VARIABLES = [
  { name: 'who', label: 'Reader' },
  { name: 'what', label: 'Change [if any]' },
]

test.group('A template that is filled in', () => {
  test('keeps what is open as a blank with its label', ({ assert }) => {
    const content = 'Write to {{who}} about {{ what }} and {{other}}.'
    assert.equal(
      filledText(content, VARIABLES, new Map([['who', 'Ada']])),
      'Write to Ada about [Change if any] and {{other}}.'
    )
  })

  test('has a blank or a variable for each open detail of every template of the library', ({
    assert,
  }) => {
    for (const { id, content, variables } of templates) {
      const text = filledText(content, variables, new Map())
      const blanks = new Set(readBlanks(text).map(({ label }) => label))
      const left = new Set(variablesIn(text))
      for (const { name, label } of variables)
        assert.notEqual(blanks.has(label), left.has(name), `${id}: ${name}`)
    }
  })

  test('says why it cannot be used', ({ assert }) => {
    const long = new Map([['who', 'x'.repeat(MAX_VALUE_LENGTH + 1)]])
    assert.match(fillingProblem('', VARIABLES, long) ?? '', /^“Reader” is longer than 20,000/)
    const most = new Map([['who', 'x'.repeat(MAX_VALUE_LENGTH)]])
    assert.isNull(fillingProblem('x'.repeat(50_000), VARIABLES, most))
    assert.match(
      fillingProblem('x'.repeat(50_001), VARIABLES, most) ?? '',
      /has 50,001 characters, and at most 50,000 are possible/
    )
  })
})
