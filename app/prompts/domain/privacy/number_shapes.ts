import { isDni, isGermanTaxId, isIban, isLuhn } from '#app/prompts/domain/privacy/checksums'
import { ibanLength, isCardNumber } from '#app/prompts/domain/privacy/issuers'
import type { Shape } from '#app/prompts/domain/privacy/types'

const compact = (found: string) => found.replaceAll(/[\s.-]/g, '').toUpperCase()
const digitsIn = (found: string) => found.replaceAll(/\D/g, '')

/** Numbers by which goods are known pass the check of a card one time in ten. */
const GOODS_BEFORE =
  /\b(?:order|tracking|parcel|shipment|invoice|ticket|reference|ref|article|item|product|serial|part|batch|booking|isbn|ean|gtin|sku|imei)\b[^\n]{0,20}$/i
const CARD_BEFORE = /\b(?:card|visa|mastercard|amex|credit|debit)\b/i

export const NUMBER_SHAPES: Shape[] = [
  {
    kind: 'account',
    pattern: /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,4})?\b/gi,
    trim: ibanIn,
    holds: (found, _before, after) => isIban(compact(found)) && !/^\w/.test(after),
  },
  {
    kind: 'card',
    pattern:
      /(?<![\d.,-])(?:[2-6]\d{11,18}|[2-6]\d{3}([ -])\d{4}\1\d{4}\1\d{4}(?:\1\d{1,3})?|3\d{3}([ -])\d{6}\2\d{4,5})(?![\d-]|[.,]\d)/g,
    holds: (found, before) =>
      isCardNumber(digitsIn(found)) && isLuhn(digitsIn(found)) && !isOfGoods(before),
  },
  {
    kind: 'national_id',
    pattern: /(?<![\d-])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/g,
  },
  {
    kind: 'national_id',
    pattern:
      /(?<!\d )\b(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D]\b/g,
  },
  {
    kind: 'national_id',
    pattern: /\b(?:\d{8}|[XYZ]\d{7})-?[A-HJ-NP-TV-Z]\b/g,
    holds: (found) => isDni(compact(found)),
  },
  { kind: 'national_id', pattern: /\b[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z]\b/g },
  {
    kind: 'national_id',
    pattern: /(?<![\d.,-])[1-9]\d(?: ?\d{3}){3}(?![\d-]|[.,]\d)/g,
    holds: (found, before) => isGermanTaxId(digitsIn(found)) && !GOODS_BEFORE.test(before),
  },
]

function isOfGoods(before: string): boolean {
  return GOODS_BEFORE.test(before) && !CARD_BEFORE.test(before)
}

/** As much of a match as an account of its country has; words in capitals may follow. */
function ibanIn(found: string): string {
  let left = ibanLength(found.slice(0, 2).toUpperCase())
  let end = 0
  while (left > 0 && end < found.length) {
    if (found[end] !== ' ' && found[end] !== '-') left--
    end++
  }
  return left === 0 ? found.slice(0, end) : ''
}
