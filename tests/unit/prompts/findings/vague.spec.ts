import { test } from '@japa/runner'
import { analyze } from '#app/prompts/domain/analyze'
import { EXACT_PROMPTS } from '#tests/unit/prompts/findings/exact_prompts'
import { EXACT } from '#tests/unit/prompts/findings/exact_sentences'

const RULES = /^(?:clarity\.vague_word|tone\.vague_praise|length\.vague)$/
const vague = (text: string) =>
  analyze(text)
    .findings.filter(({ rule }) => RULES.test(rule))
    .map(({ start, end }) => text.slice(start, end))

/** A brief in which nothing else is vague. */
const brief = (sentence: string) =>
  `Draft a letter to the tenants of Mill Court, 100 words. ${sentence} Close with my name, Ada Holm.`

test.group('Vague words', () => {
  test('"{0}" leaves "{1}" to chance')
    .with([
      ['Write an engaging post about tea.', 'engaging'],
      ['Write about food and things.', 'things'],
      ['Write a post about tea and make it catchy.', 'catchy'],
      ['Write a short essay about rivers.', 'short'],
      ['Write a post about tea. Add some tips.', 'some'],
      ['List foods for a picnic, drinks, and so on.', 'and so on'],
    ] as const)
    .run(({ assert }, [text, word]) => assert.deepEqual(vague(text), [word]))

  test('"{0}" says what it means')
    .with([
      ['Write an engaging post about tea: open with a question.'],
      ['Write a short essay about rivers, 100 words.'],
      ['Write about a great storm.'],
      ['Explain how things fall.'],
      ['Rewrite "Some nice things" in French.'],
    ] as const)
    .run(({ assert }, [text]) => assert.deepEqual(vague(text), []))

  test('a brief is exact: {0}')
    .with(EXACT.map((sentence) => [sentence] as const))
    .run(({ assert }, [sentence]) => assert.deepEqual(vague(brief(sentence)), []))

  test('a prompt is exact: {0}')
    .with(EXACT_PROMPTS.map((text) => [text] as const))
    .run(({ assert }, [text]) => assert.deepEqual(vague(text), []))
})
