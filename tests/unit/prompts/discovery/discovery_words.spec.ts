import { test } from '@japa/runner'
import { profileOf } from '#app/prompts/domain/discovery/profile'

test.group('Words', () => {
  test('"{0}" and "{1}" say the same')
    .with([
      ['colours', 'color'],
      ['organising', 'organization'],
      ['apologies', 'apologise'],
      ['happily', 'happy'],
      ['children', "child's"],
      ['bought', 'purchases'],
      ['turned down', 'reject'],
      ['regular expressions', 'regex'],
      ['E-mail', 'emails'],
    ] as const)
    .run(({ assert }, [one, other]) => {
      const meaningsOf = (text: string) => [...profileOf(text).meanings.keys()]
      assert.deepEqual(meaningsOf(one), meaningsOf(other))
      assert.lengthOf(meaningsOf(one), 1)
    })

  test('"{0}" is {2} of {1}')
    .with([
      ['half an hour', 'clock', 1800],
      ['an hour and a half', 'clock', 5400],
      ['90-minute', 'clock', 5400],
      ['twenty-four hours', 'clock', 86_400],
      ['six weeks', 'calendar', 42],
      ['sixteen-year-olds', 'age', 16],
      ['1,200 words', 'word', 1200],
      ['two hundred short words', 'word', 200],
      ['a page', 'page', 1],
      ['fifteen names', 'name', 15],
    ] as const)
    .run(({ assert }, [text, unit, value]) => {
      const [amount, ...others] = profileOf(text).amounts
      assert.deepEqual([amount.unit, amount.value], [unit, value])
      assert.lengthOf(others, 0)
    })
})
