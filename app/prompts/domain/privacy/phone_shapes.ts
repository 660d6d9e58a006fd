import type { Shape } from '#app/prompts/domain/privacy/types'

const digitsIn = (found: string) => found.replaceAll(/\D/g, '')

const PHONE_WORD =
  '(?:tel|phone|mobile|mob|cell|call|fax|whatsapp|hotline|telefon|telefonnummer|handy|handynummer|mobil|tél|móvil|teléfono)'
const JOINTS = '(?:[\\s.:=#]|number|no|nr|is|at|on|me|us|him|her|them){0,6}'
const PHONE_BEFORE = new RegExp(`\\b${PHONE_WORD}\\b${JOINTS}$`, 'i')

const DATE = /^\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})$|^(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2}$/
const YEARS = /^(?:(?:19|20)\d{2}[ ./-]?)+$/
const TIMES = /^\d{1,2}\.\d{2}-\d{1,2}\.\d{2}$/
const ROUND = /^\+?\d{1,3}(?:[ .]\d{3})*[ .]000$/

export const PHONE_SHAPES: Shape[] = [
  {
    kind: 'phone',
    pattern:
      /(?<![\w.+-])(?<!\d )(?:\+|00)[1-9]\d{0,2}[ ./-]?(?:\(0?\d{1,4}\)[ ./-]?)?\d(?:(?: ?[./-] ?| )?\d){5,12}(?![\w-])/g,
    holds: isInternational,
  },
  {
    kind: 'phone',
    pattern: /(?<![\w.+-])(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-.])[2-9]\d{2}[-.]\d{4}(?![\w-])/g,
  },
  {
    kind: 'phone',
    pattern: new RegExp(
      `(?<=\\b${PHONE_WORD}\\b${JOINTS})(?:\\(0\\d{1,5}\\) ?)?0?\\d(?:(?: ?[./-] ?| )?\\d){3,12}(?![\\w-]|[.,]\\d)`,
      'gi'
    ),
    holds: (found) => digitsIn(found).length >= 7 && !isMoment(found) && !ROUND.test(found),
  },
]

/** E.164 allows 15 digits; a country behind "00" is set apart, or a word says that it is a phone. */
function isInternational(found: string, before: string): boolean {
  const digits = digitsIn(found)
  if (digits.length < 8 || digits.length > 15 + (found.startsWith('00') ? 2 : 0)) return false
  if (found.startsWith('00')) return /\D/.test(found) || PHONE_BEFORE.test(before)
  return !ROUND.test(found) && (!digits.startsWith('1') || digits.length === 11)
}

function isMoment(found: string): boolean {
  return DATE.test(found) || YEARS.test(found) || TIMES.test(found)
}
