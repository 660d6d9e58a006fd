import { test } from '@japa/runner'
import fc from 'fast-check'
import { readOpinion, verdictOf, type Opinion } from '#app/prompts/domain/tryout/judging'
import { filledWith, openLabels, openPlaces } from '#app/prompts/domain/tryout/places'
import { letterOf, LETTERS, SIDES, sideOf } from '#app/prompts/domain/tryout/types'
import { anyText } from '#tests/unit/prompts/hostile_texts'

const opinion = (better: Opinion['better'], reason = 'It is shorter.') => ({ better, reason })

test.group('The places of a prompt that is tried', () => {
  test('are its blanks and variables, each named once for all texts', ({ assert }) => {
    const labels = openLabels(['To {{ name }} at [Address]', 'To {{name}} at [address], {{day}}'])
    assert.deepEqual(
      [...labels],
      [
        ['name', 'name'],
        ['address', 'Address'],
        ['day', 'day'],
      ]
    )
  })

  test('are filled with what was told, which is not read again', ({ assert }) => {
    const values = new Map([
      ['name', '{{day}} [place]'],
      ['day', '  '],
    ])
    assert.equal(
      filledWith('{{name}} on {{day}} in [place]', values),
      '{{day}} [place] on {{day}} in [place]'
    )
  })

  test('never overlap, and without values change nothing', ({ assert }) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const places = openPlaces(text)
        for (const [at, { start }] of places.entries())
          assert.isAtLeast(start, at === 0 ? 0 : places[at - 1].end)
        assert.equal(filledWith(text, new Map()), text)
      })
    )
  })
})

test.group('A judge', () => {
  test('gives an opinion in JSON, mended where it is broken, or none', ({ assert }) => {
    const answer = "{reason: 'It  asks\\n for less.', better: 'second'}"
    assert.deepEqual(readOpinion(answer), opinion('second', 'It asks for less.'))
    for (const other of ['', 'first', '{"better":"both"}', '{"better":"first"', '[]', 'null'])
      assert.isNull(readOpinion(other))
  })

  test('who prefers the same answer in both places has decided', ({ assert }) => {
    for (const first of SIDES) {
      const other = first === 'original' ? 'version' : 'original'
      const twice = (one: Opinion['better'], two: Opinion['better']) =>
        verdictOf([opinion(one), opinion(two, 'Other words.')], first)
      assert.deepEqual(twice('first', 'second'), { verdict: first, reason: 'It is shorter.' })
      assert.equal(twice('second', 'first').verdict, other)
      assert.deepEqual(twice('neither', 'neither').verdict, 'tie')
      for (const unsure of [twice('first', 'first'), twice('second', 'neither')]) {
        assert.equal(unsure.verdict, 'tie')
        assert.include(unsure.reason, 'another opinion')
      }
    }
  })

  test('sees letters that stand for sides, either way', ({ assert }) => {
    for (const first of SIDES) {
      assert.equal(letterOf(first, first), 'a')
      for (const letter of LETTERS) assert.equal(letterOf(sideOf(letter, first), first), letter)
    }
  })
})
