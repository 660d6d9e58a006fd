import { test } from '@japa/runner'
import { missingReferences } from '#app/prompts/domain/findings/materials/missing_references'
import { read } from '#app/prompts/domain/reading/read'
import { COMPLETE } from '#tests/unit/prompts/findings/complete_prompts'
import { CONTRADICTIONS_FIRST } from '#tests/unit/prompts/findings/contradictions_first'
import { CONTRADICTIONS_SECOND } from '#tests/unit/prompts/findings/contradictions_second'
import { INNOCENT_FIRST } from '#tests/unit/prompts/findings/innocent_first'
import { INNOCENT_SECOND } from '#tests/unit/prompts/findings/innocent_second'
import { MISSING_FIRST } from '#tests/unit/prompts/findings/missing_first'
import { MISSING_SECOND } from '#tests/unit/prompts/findings/missing_second'

const missing = (text: string) =>
  missingReferences(read(text)).map(({ start, end }) => text.slice(start, end))

test.group('Material', () => {
  test('what is named as given and is not there is pointed at: {0}')
    .with([
      ['Summarize the attached report for our board.', 'the attached report'],
      ['Correct the letter below. Keep the tone.', 'the letter below'],
      ['Rewrite this error message for cashiers.', 'this error message'],
      ['Shorten my cover letter to 200 words.', 'my cover letter'],
      ['Read the lease I uploaded and list its dates.', 'the lease I uploaded'],
    ] as const)
    .run(({ assert }, [text, place]) => assert.deepEqual(missing(text), [place]))

  test('at least {1} of the missing material of set {0} is found')
    .with([
      ['first', 0.95, MISSING_FIRST],
      ['second', 0.95, MISSING_SECOND],
    ] as const)
    .run(({ assert }, [, least, texts]) => {
      const found = texts.filter((text) => missing(text).length > 0)
      assert.isAtLeast(found.length / texts.length, least)
    })

  test('nothing is missing: {0}')
    .with(
      [
        ...COMPLETE,
        ...INNOCENT_FIRST,
        ...INNOCENT_SECOND,
        ...CONTRADICTIONS_FIRST,
        ...CONTRADICTIONS_SECOND.filter((text) => !text.includes('attached')),
      ].map((text) => [text] as const)
    )
    .run(({ assert }, [text]) => assert.deepEqual(missing(text), []))

  test('a place for the material counts as material: {0}')
    .with(
      [
        '{{report}}',
        '[paste the report]',
        '<report>\n{{text}}\n</report>',
        'https://example.com/r',
        'It is in report.docx.',
      ].map((place) => [place] as const)
    )
    .run(({ assert }, [place]) =>
      assert.deepEqual(missing(`Summarize the attached report.\n\n${place}`), [])
    )

  test('the same thing is missed once', ({ assert }) => {
    assert.lengthOf(missing('Summarize the attached report. Send the attached report back.'), 1)
  })
})
