import { KNOWN, OFTEN } from '#app/prompts/domain/english/known_words_packed'
import { stem } from '#app/prompts/domain/english/stem'

const OFFSET = 0x811c9dc5
const PRIME = 0x01000193
/** Six bits in each sign: `(` is 0, and the backslash is left out. */
const FIRST = 40
const BACKSLASH = 92
const BITS_PER_SIGN = 6
/** Bits that are set for each stem. */
export const PROBES = 4
const MAX_STEMS = 20_000

/** The places in a row of `bits` that are set where a stem is known. */
export function probesOf(word: string, bits: number): number[] {
  let hash = OFFSET
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), PRIME)
  const first = (hash ^ (hash >>> 15)) >>> 0
  const step = ((Math.imul(first, PRIME) >>> 7) | 1) >>> 0
  return Array.from({ length: PROBES }, (_, probe) => (first + probe * step) % bits)
}

/** Writes a row of bits as signs; `isSet` reads them back. */
export function packBits(bits: Uint8Array): string {
  let signs = ''
  for (let at = 0; at < bits.length; at += BITS_PER_SIGN) {
    let value = 0
    for (let bit = 0; bit < BITS_PER_SIGN; bit++) value |= (bits[at + bit] ?? 0) << bit
    const code = FIRST + value
    signs += String.fromCharCode(code >= BACKSLASH ? code + 1 : code)
  }
  return signs
}

function isSet(bit: number): boolean {
  const code = KNOWN.charCodeAt(Math.floor(bit / BITS_PER_SIGN))
  return (((code > BACKSLASH ? code - 1 : code) - FIRST) >> (bit % BITS_PER_SIGN)) % 2 === 1
}

const often = new Set(OFTEN.split(' '))
const stems = new Map<string, string>()

/** The stem of a word in lower case, remembered. */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  if (stems.size >= MAX_STEMS) stems.clear()
  const found = stem(word.replace(/'(?:s|re|ve|ll|d|m)$/, ''))
  stems.set(word, found)
  return found
}

const known = new Map<string, boolean>()

/**
 * Whether a stem belongs to one of the some 13,000 most common English words. About one in twenty others is taken
 * for one too (a Bloom filter).
 */
export function isKnownStem(word: string): boolean {
  const before = known.get(word)
  if (before !== undefined) return before
  if (known.size >= MAX_STEMS) known.clear()
  const found = probesOf(word, KNOWN.length * BITS_PER_SIGN).every(isSet)
  known.set(word, found)
  return found
}

/** Whether a stem stands in requests of every kind, so that two texts that share it need not speak of the same. */
export const isEverywhere = (word: string): boolean => often.has(word)
