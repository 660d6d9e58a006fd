import { test } from '@japa/runner'
import { analyse } from '#app/prompts/domain/analyse'
import { EXACT_PROMPTS } from '#tests/unit/prompts/exact_prompts'
import { EXACT } from '#tests/unit/prompts/exact_sentences'
import { LOOSE_PROMPTS } from '#tests/unit/prompts/loose_prompts'
import { LOOSE } from '#tests/unit/prompts/loose_sentences'

const RULES = /^(?:clarity\.vague_word|tone\.vague_praise|length\.vague)$/
const vague = (text: string) =>
  analyse(text)
    .findings.filter(({ rule }) => RULES.test(rule))
    .map(({ start, end }) => text.slice(start, end))

/** A brief in which nothing else is loose. */
const brief = (sentence: string) =>
  `Draft a letter to the tenants of Mill Court, 100 words. ${sentence} Close with my name, Ada Holm.`

test.group('Vague words', () => {
  test('a brief leaves something to chance: {0}')
    .with(LOOSE.map((sentence) => [sentence] as const))
    .run(({ assert }, [sentence]) => assert.isNotEmpty(vague(brief(sentence))))

  test('a brief is exact: {0}')
    .with(EXACT.map((sentence) => [sentence] as const))
    .run(({ assert }, [sentence]) => assert.deepEqual(vague(brief(sentence)), []))

  test('a prompt leaves something to chance: {0}')
    .with(LOOSE_PROMPTS.map((text) => [text] as const))
    .run(({ assert }, [text]) => assert.isNotEmpty(vague(text)))

  test('a prompt is exact: {0}')
    .with(EXACT_PROMPTS.map((text) => [text] as const))
    .run(({ assert }, [text]) => assert.deepEqual(vague(text), []))

  test('each vague place is claimed by one rule', ({ assert }) => {
    const text = 'Write an engaging, short post about tea. Keep it fairly light and add some tips.'
    const places = analyse(text).findings.filter(({ rule }) => RULES.test(rule))
    assert.sameMembers(
      places.map(({ start, end }) => text.slice(start, end)),
      ['engaging', 'short', 'fairly light', 'some']
    )
  })
})
