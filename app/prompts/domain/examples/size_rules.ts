import type { FormRule } from '#app/prompts/domain/examples/form_rule'
import type { Stated } from '#app/prompts/domain/examples/stated'

const wordsIn = (text: string) =>
  text.match(/[\p{L}\p{N}€£$%#][\p{L}\p{N}'’.,:€£$%-]*/gu)?.length ?? 0
const sentencesIn = (text: string) => text.match(/[.!?]+(?=\s|$|["”’)])/g)?.length ?? 0
/** The part behind a colon, where a row stands. */
const row = (shown: string) => shown.slice(shown.lastIndexOf(': ') + 1).replace(/[.\s]+$/, '')
const rowOf = (shown: string) =>
  /[,;]/.test(row(shown)) ? row(shown).split(/[,;]/).length : row(shown).trim() ? 1 : 0

/** How much an example has of a unit. */
const MEASURES: Record<string, (shown: string) => number> = {
  word: wordsIn,
  character: (shown) => shown.length,
  sentence: sentencesIn,
  hashtag: (shown) => shown.match(/#[\p{L}\d]/gu)?.length ?? 0,
  tag: rowOf,
  keyword: rowOf,
  emoji: (shown) => shown.match(/\p{Extended_Pictographic}/gu)?.length ?? 0,
  option: (shown) => shown.match(/^\W{0,2}[a-h1-8][).:] /gim)?.length ?? 0,
  line: (shown) => shown.split('\n').length,
  exclamation: (shown) => shown.match(/!/g)?.length ?? 0,
}
MEASURES.answer = MEASURES.option
MEASURES.choice = MEASURES.option
/** Amounts that are counted in the example as a whole, however many lines it has. */
const WHOLE = new Set(['option', 'answer', 'choice', 'line'])
const ROWS = new Set(['tag', 'keyword', 'option', 'answer', 'choice', 'line'])
const STRUCTURED = /^[[{<]|[|;→]|->|=>| [-–—] |\n/
const OTHER =
  /\b(?:in total|in all|altogether|overall|feedback|speaker note|reason|summary|introduction|intro|conclusion|remark|comment|explanation|stems?|front)\b/

/** Amounts that the text sets for what the example shows. */
export function sizeRules({ sizes, counts, reading }: Stated): FormRule[] {
  const whole = counts.filter(
    ({ noun, definite }) =>
      !definite && noun in MEASURES && !sizes.some(({ unit }) => unit === noun)
  )
  const told = [
    ...sizes.map(({ unit, least, most, start, end, of }) => ({
      unit,
      least,
      most,
      start,
      end,
      of,
    })),
    ...whole.map(({ noun, least, most, start, end }) => ({
      unit: noun,
      least,
      most,
      start,
      end,
      of: null,
    })),
  ]
  return told.flatMap(({ unit, least, most, start, end, of }): FormRule[] => {
    const measure = MEASURES[unit]
    if (
      unit === 'line' &&
      (most < 2 ||
        !/\b(?:each|consists? of)\b/.test(
          reading.masked.slice(Math.max(0, start - 40), end + 16).toLowerCase()
        ))
    )
      return []
    const from = Math.max(
      reading.masked.lastIndexOf('\n', start),
      reading.masked.lastIndexOf('. ', start),
      start - 70
    )
    const around = reading.masked.slice(from + 1, end + 24).toLowerCase()
    const part =
      !/^(?:summary|intro|introduction|reason|comment|note|conclusion|explanation|paragraph|definition|abstract|takeaway)$/.test(
        of ?? ''
      )
    const far = unit !== 'option' && unit !== 'answer' && OTHER.test(around)
    const titles =
      /^(?:title|headline|heading|subject|subject line)$/.test(of ?? '') &&
      !reading.text.slice(0, 160).toLowerCase().includes(of!)
    if (!measure || !part || titles || far || (unit === 'word' && most > 80 && least > 80))
      return []
    return [
      {
        why: `The prompt sets how many ${unit}s there are, and the example has another number.`,
        needs: 'lead',
        whole: WHOLE.has(unit) ? true : undefined,
        full: least > 0 || ROWS.has(unit) ? true : undefined,
        breaks: (shown) => {
          const many = measure(shown)
          if (unit === 'word' && STRUCTURED.test(shown)) return false
          return many > most || (many < least && many > 0)
        },
      },
    ]
  })
}
