import { AMOUNT, rangeOf } from '#app/prompts/domain/findings/demands/amounts'
import { matchesOf } from '#app/prompts/domain/matches'
import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Place } from '#app/prompts/domain/findings/rule'

/** An example of the result, quoted or alone on its line behind "Example:". */
const SHOWN =
  /(?:^|[\s(])(?:(?:good |sample )?examples?(?: output| of [a-z ]{2,24})?|for example|for instance|e\.g\.?|like this|such as)(?:[:,]?[ \t]{0,20}(?:\n[ \t]{0,20})?["“]([^"”\n]{2,400})["”]|:[ \t]{0,20}(?:\n[ \t]{0,20})?([^"“\n[{<|][^\n]{1,400})$)/gim
const LIMIT = new RegExp(
  `\\b(?:of|has|have|is|in|with|to|than|keep)?\\s?${AMOUNT}[\\s-](word|character)s?\\b`,
  'g'
)
/** "as BUG, WISH or PRAISE", "Labels: A, B, C": labels in capitals. */
const LABELS =
  /\b(?:as|labels?:|into|either|categories:|one of:?)\s+((?:[A-Z][A-Z_]+(?:,\s*|,?\s+or\s+|\s*\/\s*)){1,11}[A-Z][A-Z_]+)\b/g
const LABELED = /(?:->|=>|→|:)[ \t]*([A-Z][A-Z_]+)[ \t]*$/gm
/** It shows how not to do it. */
const BAD = /\b(?:bad|wrong|not|poor|avoid|never|don't|input|too long)\b[^.\n]{0,20}$/i
const BEFORE = 30

/** Examples that are longer than the stated limit, or carry a label that is not among the stated ones. */
export function brokenExamples(reading: Reading): Place[] {
  return [...tooLong(reading), ...wrongLabels(reading)].slice(0, 3)
}

function tooLong({ text, masked }: Reading): Place[] {
  const limits = matchesOf(masked.toLowerCase(), LIMIT).flatMap((match) => {
    const [, bound = '', low, high, unit] = match
    const range = rangeOf(bound, low, high)
    return range && bound && range.most < Infinity ? [{ ...range, unit }] : []
  })
  if (limits.length !== 1) return []
  const [{ most, unit }] = limits
  return matchesOf(text, SHOWN).flatMap(({ 0: words, 1: quoted, 2: plain, index }) => {
    const shown = (quoted ?? plain ?? '').trim()
    if (!shown || BAD.test(text.slice(Math.max(0, index - BEFORE), index))) return []
    const length = unit === 'word' ? shown.split(/\s+/).length : shown.length
    const start = index + words.lastIndexOf(shown)
    const why = `This example has ${length} ${unit}s, but the prompt allows ${Math.floor(most)}; examples are followed more closely than rules.`
    return length > most ? [{ start, end: start + shown.length, why }] : []
  })
}

function wrongLabels({ text }: Reading): Place[] {
  const sets = matchesOf(text, LABELS)
  if (sets.length !== 1) return []
  const [{ 0: matched, 1: list, index }] = sets
  const labels = new Set(list.match(/[A-Z][A-Z_]+/g))
  const known = [...labels].join(', ')
  const rest = text.slice(index + matched.length)
  return matchesOf(rest, LABELED)
    .filter(({ 1: label }) => !labels.has(label))
    .map((match) => {
      const end = index + matched.length + match.index + match[0].trimEnd().length
      const why = `“${match[1]}” is not one of the labels that the prompt allows: ${known}.`
      return { start: end - match[1].length, end, why }
    })
}
