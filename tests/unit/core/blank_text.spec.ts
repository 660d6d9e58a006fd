import { test } from '@japa/runner'
import { isBlankText } from '#app/core/domain/blank_text'

const everyCodePoint = function* () {
  for (let code = 0; code <= 0x10ffff; code += 1) yield String.fromCodePoint(code)
}

/** Format characters with a shape of their own: the property Prepended_Concatenation_Mark. */
const SHAPED = /[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]/u

test.group('A blank text', () => {
  test('is empty, or made of {0}')
    .with([
      ['nothing', ''],
      ['white space', ' \t\r\n\u00A0\u2003\u3000\u2028'],
      ['zero-width spaces and joiners', '\u200B\u200C\u200D\u2060\uFEFF'],
      ['soft hyphens', '\u00AD\u00AD'],
      ['Hangul fillers', '\u115F\u1160\u3164\uFFA0'],
      ['invisible operators', '\u2061\u2062\u2063\u2064'],
      ['marks of direction', '\u200E\u200F\u061C\u202A\u202E\u2066\u2069'],
      ['variation selectors', '\uFE0F\u{E0100}\u180B'],
      ['tags', '\u{E0001}\u{E0041}\u{E007F}'],
      ['a Braille blank', '\u2800'],
      ['control characters', '\u0001\u001F\u007F\u0085'],
      ['all of these', ' \u200B\u00AD\u3164\u2800\u2063 \n'],
    ] as [string, string][])
    .run(({ assert }, [, text]) => {
      assert.isTrue(isBlankText(text))
      assert.isTrue(isBlankText(text.repeat(3)))
      assert.isFalse(isBlankText(`${text}a`))
      assert.isFalse(isBlankText(`.${text}`))
    })

  test('is not one that shows {$self}')
    .with(['a', '.', '中', 'ا', '🙂', '👩‍🚀', '⠁', '\u0600', '\u0301', '\uFFFD', '0'])
    .run(({ assert }, text) => assert.isFalse(isBlankText(text)))

  test('holds every format character and every ignorable one, but none with a shape', ({
    assert,
  }) => {
    const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{White_Space}]/u
    const wrong = [...everyCodePoint()].filter(
      (one) => INVISIBLE.test(one) && !SHAPED.test(one) && !isBlankText(one)
    )
    assert.deepEqual(wrong, [])
    const LETTERS = /[\p{L}\p{N}\p{P}\p{S}]/u
    const hidden = [...everyCodePoint()].filter((one) => LETTERS.test(one) && isBlankText(one))
    assert.deepEqual(hidden, ['\u115F', '\u1160', '\u2800', '\u3164', '\uFFA0', '\u{1D159}'])
  })
})
