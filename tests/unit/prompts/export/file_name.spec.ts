import { test } from '@japa/runner'
import fc from 'fast-check'
import { fileName, fileStem } from '#app/prompts/domain/export/file_name'
import { FILE_KINDS } from '#app/prompts/domain/export/formats'

const ENDINGS = Object.values(FILE_KINDS).map(({ ending }) => ending)

const HOSTILE = [
  ...['con', 'NUL', 'com1', 'lpt¹', 'aux.txt', '.', '..', ' ', '-', '/', '\\', ':', '*', '?', '"'],
  ...[
    '<',
    '>',
    '|',
    '\0',
    '\x1F',
    '\x7F',
    '\u202E',
    '\u2066',
    '\u200B',
    '\uFEFF',
    '\uFE0F',
    '\u3164',
  ],
  ...['\u0301', '\uD800', '😀', '𝒜', 'ß', 'İ', '\u115F', '~', '$', '%', "'", '’', '\n'],
]

const anyTitle = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.constantFrom(...HOSTILE), { maxLength: 300 }).map((pieces) => pieces.join(''))
)

/** What Windows, macOS or Linux refuse, or a person could not see. */
const UNSAFE = /[<>:"/\\|?*\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u
const DEVICE = /^(con|prn|aux|nul|(com|lpt)[\d¹²³])\./i

test.group('A file named from a title', () => {
  test('title {$i} becomes {1}')
    .with([
      ['Contextual Version', 'contextual-version'],
      ['  Über uns: «Texte» ', 'über-uns-texte'],
      ['日本語 プロンプト', '日本語-プロンプト'],
      ['../../etc/passwd', 'etc-passwd'],
      ['a/b\\c:d*e?f"g<h>i|j', 'a-b-c-d-e-f-g-h-i-j'],
      ['What’s new?', 'whats-new'],
      ['CON', 'prompt-con'],
      ['com¹', 'prompt-com¹'],
      ['Aux.', 'prompt-aux'],
      ['nul.txt', 'nul-txt'],
      ['Report...', 'report'],
      ['.hidden', 'hidden'],
      ['evil\u202Etxt.exe', 'eviltxt-exe'],
      ['a\u0000b\u0007c', 'a-b-c'],
      ['❤\uFE0F', 'prompt'],
      ['\u3164', 'prompt'],
      ['\u0301accent', 'accent'],
      ['half \uD83D', 'half'],
      ['😀 !!!', 'prompt'],
      ['', 'prompt'],
    ])
    .run(({ assert }, [title, stem]) => {
      assert.equal(fileStem(title), stem)
    })

  test('is called as what it holds where its title gives no name', ({ assert }) => {
    const named = (title: string) => fileName(title, 'flow.json', 'flow')
    assert.equal(named(' ... '), 'flow.flow.json')
    assert.equal(named('CON'), 'flow-con.flow.json')
    assert.equal(named('NUL.txt'), 'nul-txt.flow.json')
    assert.equal(named('Plan 😀'.padEnd(300, '😀')), 'plan.flow.json')
    assert.equal(named('Notes. '), 'notes.flow.json')
  })

  test('is safe on every system, whatever the title', ({ assert }) => {
    fc.assert(
      fc.property(anyTitle, fc.constantFrom(...ENDINGS), (title, ending) => {
        const name = fileName(title, ending)
        assert.isAtMost(new TextEncoder().encode(name).length, 200, name)
        assert.isTrue(name.isWellFormed())
        assert.notMatch(name, UNSAFE)
        assert.notMatch(name, DEVICE)
        assert.notMatch(name, /^[.\-\p{M}]/u)
        assert.match(name, new RegExp(`[^.-]\\.${ending}$`, 'u'))
      }),
      { numRuns: 2000 }
    )
  })

  test('is cut between letters, never inside one', ({ assert }) => {
    assert.equal(fileStem('𝒜'.repeat(500)), '𝒜'.repeat(45))
    assert.equal(fileStem('e\u0301\u0323'.repeat(500)), 'ẹ\u0301'.repeat(36))
    assert.equal(fileStem(`${'a'.repeat(59)} b`), 'a'.repeat(59))
    assert.equal(fileStem('a'.repeat(500)), 'a'.repeat(60))
    assert.isAtMost(new TextEncoder().encode(fileStem(`a${'\u0301'.repeat(900)}`)).length, 180)
  })
})
