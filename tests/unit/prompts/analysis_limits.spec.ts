import { test } from '@japa/runner'
import { analyze } from '#app/prompts/domain/analyze'
import { improve } from '#app/prompts/domain/improve'
import { read } from '#app/prompts/domain/reading/read'
import { score } from '#app/prompts/domain/score'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import { growing } from '#tests/unit/prompts/hostile_texts'

const REQUEST = 'Write an email to our customers about the new prices. '
const LONG_TEXTS = {
  'misspelled words': REQUEST + growing('Teh plan # is recieved. ', 50_000),
  'short demands': REQUEST + growing('Give me # reasons. ', 50_000),
  'audiences': REQUEST + growing('For # beginners. ', 50_000),
}

test.group('The analysis of a very long text', () => {
  test('lists a few hundred findings and parts, and 50 spans for each part of the score: {$self}')
    .with(Object.keys(LONG_TEXTS) as (keyof typeof LONG_TEXTS)[])
    .run(({ assert }, name) => {
      const { findings, parts, score: shown } = analyze(LONG_TEXTS[name])
      assert.isAtMost(findings.length, 300)
      assert.isAtMost(parts.length, 300)
      for (const { evidence } of shown.parts) assert.isAtMost(evidence.length, 50)
    })

  test('scores all of the text', ({ assert }) => {
    const text = LONG_TEXTS['short demands']
    assert.equal(analyze(text).score.value, score(read(text)).value)
  })

  test('rewrites with a few hundred edits at most', ({ assert }) => {
    for (const text of Object.values(LONG_TEXTS))
      for (const { edits } of improve({ text, settings: DEFAULT_SETTINGS }).variants)
        assert.isAtMost(edits.length, 400)
  })
})
