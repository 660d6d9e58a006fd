import { test } from '@japa/runner'
import { diffWordsWithSpace } from 'diff'
import { haveLittleInCommon } from '#frontend/lib/engine/count_changes'

const PAIRS: [before: string, after: string, isLittle: boolean][] = [
  ['Hello Ada', 'Hello Grace', false],
  ['one two three four five six', 'one two three', false],
  ['one two three', 'four five six', true],
  ['the garden party on Sunday is at noon', 'on money there is no word in the books', true],
  ['one', 'one two three four five six seven', true],
  ['', 'four five six', false],
  ['…', '!', false],
]

test.group('Two texts', () => {
  test('“{0}” and “{1}” are told apart by how many words they share')
    .with(PAIRS)
    .run(({ assert }, [before, after, isLittle]) => {
      assert.equal(haveLittleInCommon(diffWordsWithSpace(before, after)), isLittle)
    })
})
