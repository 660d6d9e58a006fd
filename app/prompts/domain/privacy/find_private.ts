import { isDni, isGermanTaxId, isIban, isLuhn } from '#app/prompts/domain/privacy/checksums'
import type { Span } from '#app/prompts/domain/types'

export const PRIVATE_KINDS = [
  'email',
  'phone',
  'card',
  'account',
  'national_id',
  'secret',
  'address',
] as const
export type PrivateKind = (typeof PRIVATE_KINDS)[number]

/** Personal data or a secret in a text. */
export interface Private extends Span {
  kind: PrivateKind
}

interface Shape {
  kind: PrivateKind
  pattern: RegExp
  /** Whether what has the shape also passes its check. */
  holds?(found: string): boolean
}

const compact = (found: string) => found.replaceAll(/[\s.-]/g, '').toUpperCase()
const digitsOf = (found: string) => found.replaceAll(/\D/g, '')

/** What comes first wins where two shapes meet. Every expression is linear in the text. */
const SHAPES: Shape[] = [
  {
    kind: 'secret',
    pattern:
      /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[A-Za-z0-9+/=\s]{0,8000}(?:-----END [A-Z ]{0,30}PRIVATE KEY-----)?/g,
  },
  {
    kind: 'secret',
    pattern:
      /\b(?:sk-(?:ant-|proj-|live-)?[\w-]{16,200}|(?:sk|rk|pk|whsec)_(?:live|test)?_?[A-Za-z0-9]{16,200}|gh[pousr]_[A-Za-z0-9]{30,255}|github_pat_\w{40,255}|glpat-[\w-]{20,100}|xox[abeprs]-[\w-]{10,200}|AKIA[0-9A-Z]{16}|AIza[\w-]{35}|ya29\.[\w-]{20,300}|ntn_[A-Za-z0-9]{30,100}|secret_[A-Za-z0-9]{30,100}|npm_[A-Za-z0-9]{36}|SG\.[\w-]{16,64}\.[\w-]{16,64}|eyJ[\w-]{8,2000}\.eyJ[\w-]{8,4000}\.[\w-]{8,1000})/g,
  },
  {
    kind: 'secret',
    pattern:
      /(?<=\b(?:password|passwort|contraseña|passphrase|api[ _-]?key|secret|token|pin)\b\s{0,3}(?:is|ist|:|=)\s{0,3}["'“`]?)(?=\S{0,60}[\d!@#$%^&*])[^\s"'”`,;]{6,120}/gi,
  },
  { kind: 'email', pattern: /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}\b/gu },
  {
    kind: 'account',
    pattern: /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/g,
    holds: (found) => isIban(compact(found)),
  },
  {
    kind: 'card',
    pattern: /(?<![\d.,-])\d(?:[ -]?\d){12,18}(?![\d-])/g,
    holds: (found) => /^[2-6]/.test(digitsOf(found)) && isLuhn(digitsOf(found)),
  },
  {
    kind: 'national_id',
    pattern: /(?<![\d-])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/g,
  },
  {
    kind: 'national_id',
    pattern:
      /\b(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D]\b/g,
  },
  {
    kind: 'national_id',
    pattern: /\b(?:\d{8}|[XYZ]\d{7})-?[A-HJ-NP-TV-Z]\b/g,
    holds: (found) => isDni(compact(found)),
  },
  { kind: 'national_id', pattern: /\b[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z]\b/g },
  {
    kind: 'national_id',
    pattern: /(?<![\d.,-])[1-9]\d(?: ?\d{3}){3}(?![\d.,-])/g,
    holds: (found) => isGermanTaxId(digitsOf(found)),
  },
  {
    kind: 'phone',
    pattern:
      /(?<![\w.+-])(?<!\d )(?:\+|00)[1-9]\d{0,2}[ ./-]?(?:\(0?\d{1,4}\)[ ./-]?)?\d(?:[ ./-]?\d){5,12}(?![\w-])/g,
  },
  {
    kind: 'phone',
    pattern: /(?<![\w.+-])(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4}(?![\w-])/g,
  },
  {
    kind: 'phone',
    pattern:
      /(?<=\b(?:tel|phone|mobile|cell|call|fax|telefon|tél|móvil)\b[^\d\n]{0,12})0?\d(?:[ ./-]?\d){5,12}(?![\w-])/gi,
  },
  {
    kind: 'address',
    pattern:
      /(?<![\d.])(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}(?![\d.])/g,
  },
]

/**
 * Finds personal data and secrets by their shapes and checksums: mail addresses, phone and card numbers,
 * bank accounts, national ids (US, UK, Spain, Italy, Germany), keys and passwords, network addresses.
 * Nothing leaves the text; names are not looked for. In order of place, without overlap.
 */
export function findPrivate(text: string): Private[] {
  const found: Private[] = []
  for (const { kind, pattern, holds } of SHAPES) {
    for (const { 0: words, index } of text.matchAll(pattern)) {
      const span = { kind, start: index, end: index + words.length }
      const taken = found.some(({ start, end }) => start < span.end && span.start < end)
      if (!taken && (!holds || holds(words))) found.push(span)
      if (found.length >= MOST) return found.sort(byPlace)
    }
  }
  return found.sort(byPlace)
}

const MOST = 500
const byPlace = (one: Span, other: Span) => one.start - other.start
