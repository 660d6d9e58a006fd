import { test } from '@japa/runner'
import newBidi, { type Bidi } from 'bidi-js'
import fc from 'fast-check'
import { getDocument } from 'unpdf/pdfjs'
import type { Piece } from '#app/prompts/domain/export/document/pieces'
import { visualOrder } from '#app/prompts/domain/export/pdf/bidi'
import { fragmentsOf, joined } from '#app/prompts/domain/export/pdf/fragments'
import { openFaces } from '#app/prompts/domain/export/pdf/open_faces'
import { pdfOf } from '#app/prompts/domain/export/pdf/pdf_file'
import { placed } from '#app/prompts/domain/export/pdf/placed'
import { LINE, PAGE } from '#app/prompts/domain/export/pdf/print_styles'
import { loadFont, MADE_AT, PROMPT } from '#tests/unit/prompts/export/samples'

const bidi = (newBidi as unknown as () => Bidi)()

const HEBREW = 'אבגדהוזחט'
const OTHERS = 'abc xyz 12 3.5 ,.!?()[]<>-: '
const anyLine = fc
  .array(fc.constantFrom(...HEBREW, ...OTHERS), { minLength: 1, maxLength: 40 })
  .map((letters) => letters.join(''))
  .filter((line) => /[א-ת]/.test(line))

const setting = await openFaces(new Map([['body', new Set([...HEBREW, ...OTHERS])]]), loadFont)

/** What stands on a line from left to right, letter by letter. */
function seen(text: string): string {
  const pieces: Piece[] = [{ look: 'plain', text }]
  const line = placed(joined(fragmentsOf(pieces, 'body', setting)), 10)
  return line
    .toSorted((one, other) => one.x - other.x)
    .map(({ fragment: { shown, level } }) =>
      level % 2 === 1 ? [...shown].reverse().join('') : shown
    )
    .join('')
}

interface Item {
  str: string
  transform: number[]
  width: number
}

async function itemsOf(content: string): Promise<Item[]> {
  const { content: bytes } = await pdfOf(
    { ...PROMPT, content, improvements: [], reasoning: '' },
    MADE_AT,
    loadFont
  )
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const page = await pdf.getPage(1)
  const { items } = await page.getTextContent()
  return (items as Item[]).filter(({ str }) => str.trim() !== '')
}

const edgesOf = (items: Item[]) => ({
  left: Math.min(...items.map(({ transform }) => transform[4])),
  right: Math.max(...items.map(({ transform, width }) => transform[4] + width)),
})

test.group('Text from right to left in a PDF', () => {
  test('stands as Unicode orders it', ({ assert }) => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const base = /[a-zא-ת]/.exec(line)![0] >= 'א' ? 'rtl' : 'ltr'
        const expected = bidi.getReorderedString(line, bidi.getEmbeddingLevels(line, base))
        assert.equal(seen(line), expected)
      }),
      { numRuns: 500 }
    )
  })

  test('is ordered by its levels, however they are nested', ({ assert }) => {
    assert.deepEqual(visualOrder([]), [])
    assert.deepEqual(visualOrder([0, 0]), [0, 1])
    assert.deepEqual(visualOrder([0, 1, 1, 0]), [0, 2, 1, 3])
    assert.deepEqual(visualOrder([1, 2, 2, 1]), [3, 1, 2, 0])
    assert.deepEqual(visualOrder([1, 2, 3, 2, 1]), [4, 1, 2, 3, 0])
  })

  test('is set in Hebrew and in Arabic, without a square: {0}')
    .with([
      ['Hebrew', 'כתבו מכתב ללקוח, בבקשה.'],
      ['Hebrew with vowels', 'שָׁלוֹם עוֹלָם'],
      ['Arabic', 'اكتب رسالة إلى العميل، من فضلك ٣.'],
      ['Persian', 'یک نامه به مشتری بنویسید. چگونه؟'],
      ['Urdu', 'گاہک کو ایک خط لکھیں'],
    ])
    .run(async ({ assert }, [, content]) => {
      const { unset } = await pdfOf({ ...PROMPT, content }, MADE_AT, loadFont)
      assert.deepEqual(unset, [])
    })

  test('has a square for other scripts that run so', async ({ assert }) => {
    const { unset } = await pdfOf({ ...PROMPT, content: 'ܫܠܡܐ and ދިވެހި' }, MADE_AT, loadFont)
    assert.isAbove(unset.length, 4)
  })

  test('begins at the right edge, and what runs from the left at the left', async ({ assert }) => {
    const items = await itemsOf('כתבו מכתב ללקוח\nWrite a letter\n- שורה')
    const body = items.filter(({ str }) => /[א-ת]/.test(str))
    assert.closeTo(edgesOf(body.slice(0, 3)).right, PAGE.left + LINE, 1)
    const english = items.filter(({ str }) => str.includes('Write a letter'))
    assert.closeTo(edgesOf(english).left, PAGE.left, 1)
    const dash = items.find(({ str }) => str === '-')!
    assert.isAbove(dash.transform[4], edgesOf(body.slice(-1)).right)
  })

  test('is read in the order in which it was written', async ({ assert }) => {
    const items = await itemsOf('Say שלום עולם now')
    const words = items.map(({ str }) => str.trim()).join(' ')
    assert.match(words, /Say שלום ?עולם now/)
    const xOf = (word: string) => items.find(({ str }) => str.includes(word))!.transform[4]
    assert.isAbove(xOf('שלום'), xOf('עולם'))
  })
})
