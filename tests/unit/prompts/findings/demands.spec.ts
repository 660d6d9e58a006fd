import { test } from '@japa/runner'
import { conflictsIn } from '#app/prompts/domain/findings/demands/conflicts'
import { clausesOf } from '#app/prompts/domain/findings/demands/clauses'
import { sizesIn } from '#app/prompts/domain/findings/demands/sizes'
import { mainNouns } from '#app/prompts/domain/findings/demands/whole'
import { read } from '#app/prompts/domain/reading/read'
import { CONTRADICTIONS_FIRST } from '#tests/unit/prompts/findings/contradictions_first'
import { CONTRADICTIONS_SECOND } from '#tests/unit/prompts/findings/contradictions_second'
import { FITTING } from '#tests/unit/prompts/findings/fitting_demands'
import { INNOCENT_FIRST } from '#tests/unit/prompts/findings/innocent_first'
import { INNOCENT_SECOND } from '#tests/unit/prompts/findings/innocent_second'

const conflicts = (text: string) => conflictsIn(read(text))
const clashes = (text: string) => conflicts(text).length > 0

test.group('Demands', () => {
  test('an amount is read with its limits and its part: {0}')
    .with([
      ['Write a poem of at most 40 words.', 'word', 0, 40, ''],
      ['Write a poem of 30 to 40 words.', 'word', 30, 40, ''],
      ['Write a poem with at least three stanzas.', 'stanza', 3, Infinity, ''],
      ['Write a note under 100 words.', 'word', 0, 99, ''],
      ['Write a post. The caption has 12 words or fewer.', 'word', 0, 12, 'caption'],
      ['Write a post of about 1,000 words.', 'word', 800, 1200, ''],
      ['Plan a workshop. It must last two hours.', 'time', 7200, 7200, ''],
    ] as const)
    .run(({ assert }, [text, unit, least, most, owner]) => {
      const reading = read(text)
      const clauses = clausesOf(reading)
      const [size] = sizesIn(clauses, mainNouns(reading))
      assert.containSubset(size, { unit, least, most, owner })
    })

  test('a conflict names both demands in a full sentence', ({ assert }) => {
    const [{ why, first, second }] = conflicts(
      'Write a report. Keep it to 100 words. Write at least 300 words.'
    )
    assert.equal(
      why,
      '“Keep it to 100 words” and “Write at least 300 words” cannot both be met; choose one, or say where each applies.'
    )
    assert.isBelow(first.start, second.start)
  })

  test('two demands clash: {0}')
    .with([
      ['Write a poem in German. The whole text must be in English.'],
      ['Write a letter to the guests. No apology. Apologize for the delay of May.'],
      ['Return nothing but a JSON object. Below it, add a sentence that explains it.'],
      ['Write a post with at least 300 words and at most 200 words.'],
      ['Write a sonnet about rain. It must have exactly 20 lines.'],
    ])
    .run(({ assert }, [text]) => assert.lengthOf(conflicts(text), 1))

  test('these demands go together: {0}')
    .with(FITTING.map((text) => [text] as const))
    .run(({ assert }, [text]) => assert.isFalse(clashes(text)))

  test('what only looks like a clash is none: {0}')
    .with([...INNOCENT_FIRST, ...INNOCENT_SECOND].map((text) => [text] as const))
    .run(({ assert }, [text]) => assert.deepEqual(conflicts(text), []))

  test('at least {1} of the contradictions of set {0} are found')
    .with([
      ['first', 0.9, CONTRADICTIONS_FIRST],
      ['second', 0.85, CONTRADICTIONS_SECOND],
    ] as const)
    .run(({ assert }, [, least, texts]) =>
      assert.isAtLeast(texts.filter(clashes).length / texts.length, least)
    )

  test('demands under headings for different parts are not compared', ({ assert }) => {
    const parts = '## Email\n- at most 200 words\n\n## Text message\n- at most 20 words'
    assert.isFalse(clashes(`Write an invitation.\n\n${parts}\n- at least 10 words`))
    assert.isTrue(clashes(`Write an invitation.\n\n${parts}\n- at least 50 words`))
  })

  test('material makes no demands', ({ assert }) => {
    assert.isFalse(clashes('Rewrite this brief: "Use 100 words. Use at least 300 words."'))
    assert.isFalse(clashes('Fix this:\n```\nMax 100 words. At least 300 words.\n```'))
  })
})
