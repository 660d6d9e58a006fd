import { test } from '@japa/runner'
import { materialsOf } from '#app/prompts/domain/goals/things/materials'

const namesIn = (text: string) => materialsOf(text).map(({ words }) => words)

test.group('What the words of a job work on', () => {
  test('is what something is looked for in: {0}')
    .with([
      ['Name the risks in the contract', ['contract']],
      ['Count the typos in the essay', ['essay']],
      ['Highlight every deadline in the emails', ['emails']],
    ] as [string, string[]][])
    .run(({ assert }, [text, names]) => assert.deepEqual(namesIn(text), names))

  test('is not what something is put into: {$self}')
    .with([
      'Mention the discount in the email',
      'Write the total in the report',
      'The rest goes in the list',
    ])
    .run(({ assert }, text) => assert.deepEqual(namesIn(text), []))
})
