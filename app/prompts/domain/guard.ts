import { findOpaque, mask } from '#app/prompts/domain/reading/mask'
import type { OpaqueKind } from '#app/prompts/domain/reading/reading'

export type LostKind =
  'name' | 'number' | 'quote' | 'link' | 'variable' | 'negation' | 'blank' | 'code'

export interface Lost {
  kind: LostKind
  text: string
}

export type Guarded = { ok: true } | { ok: false; lost: Lost[] }

const KINDS: Record<OpaqueKind, LostKind> = {
  fence: 'code',
  code: 'code',
  data: 'code',
  quote: 'quote',
  link: 'link',
  variable: 'variable',
  blank: 'blank',
}

const WORD = /[\p{L}\p{N}_]+(?:['’.,:/-][\p{L}\p{N}_]+)*/gu
const SPELLED = new Map([
  ['cant', "can't"],
  ['dont', "don't"],
  ['doesnt', "doesn't"],
  ['didnt', "didn't"],
  ['isnt', "isn't"],
  ['wont', "won't"],
  ['wouldnt', "wouldn't"],
  ['couldnt', "couldn't"],
  ['shouldnt', "shouldn't"],
])
const DENIALS = new Set([
  ...`no not never none nothing nobody without neither nor cannot avoid except exclude
  kein keine keinen keiner keinem nicht nie niemals ohne weder
  ne pas jamais sans aucun aucune ni
  nunca sin ningún ninguna tampoco jamás`.split(/\s+/),
  ...SPELLED.keys(),
])
const DENIED_VERB = /^\p{L}+n't$/u
const PLAIN = /^[a-z]+$/
/** Links without a scheme, each by the sign that it holds: mail addresses and handles, paths, bare domains and files. */
const ADDRESSES: [sign: string, address: RegExp][] = [
  ['@', /(?<![\w.%+-])[\w.%+-]{0,64}@[\w.-]{1,100}\w/g],
  [
    '/',
    /(?<![\w/:<-])~?(?:[\w-]{1,64}(?:\/[\w-]{1,64}){0,12}\/[\w-]{1,64}\.[a-z]{1,5}|(?:\/[\w.~-]{1,64}){2,12})\b/g,
  ],
  [
    '.',
    /(?<![\w-])[\w-]{1,63}\.(?:com|org|net|io|example|dev|app|co|de|uk|eu|py|ts|js|md|csv|xlsx?|docx?|pdf|txt|json|sql|png|jpe?g)\b(?:\/[^\s<>"')\]}]{0,500}[\w/])?/g,
  ],
]
const FOLLOWING = 2
const SHOUTED = /^\p{Lu}{2,}$/u

/**
 * Whether everything that must survive a rewrite did: names, numbers, quotes, links, variables,
 * blanks, code and negations (each with the words it denies). Linear in both lengths.
 */
export function guard(original: string, rewritten: string): Guarded {
  return guardOf(original)(rewritten)
}

/** The same for several rewrites of one original, which is then read once. */
export function guardOf(original: string): (rewritten: string) => Guarded {
  const facts = [...factsOf(original, true).values()]
  return (rewritten) => lostFrom(facts, rewritten)
}

function lostFrom(facts: Lost[], rewritten: string): Guarded {
  const kept = new Set<string>()
  for (const { kind, text } of factsOf(rewritten, false).values()) {
    for (const part of kind === 'negation' ? prefixes(text) : [text]) kept.add(key(kind, part))
  }
  const lost = facts.filter(
    ({ kind, text }) => !kept.has(key(kind, text)) && !survives(kind, text, rewritten)
  )
  return lost.length ? { ok: false, lost } : { ok: true }
}

const key = (kind: LostKind, text: string) => `${kind}:${text}`

/** "not mention price" also keeps a denial that ended after "not mention". */
function prefixes(text: string): string[] {
  const words = text.split(' ')
  return words.map((_, at) => words.slice(0, at + 1).join(' '))
}

/** Quoted and marked stretches may be read otherwise in new surroundings; then the bare text counts. */
function survives(kind: LostKind, text: string, rewritten: string): boolean {
  return kind !== 'negation' && kind !== 'number' && kind !== 'name' && rewritten.includes(text)
}

/** With `outside`, words inside marked stretches are left to the stretch that holds them. */
function factsOf(text: string, outside: boolean): Map<string, Lost> {
  const facts = new Map<string, Lost>()
  const add = (kind: LostKind, found: string) => facts.set(key(kind, found), { kind, text: found })
  const opaque = findOpaque(text)
  for (const { kind, start, end } of opaque) add(KINDS[kind], text.slice(start, end))

  const open = outside ? mask(text, opaque) : text
  for (const [sign, address] of ADDRESSES) {
    if (open.includes(sign)) for (const [found] of open.matchAll(address)) add('link', found)
  }
  const words = wordsOf(open)
  const loud = isLoud(words)
  for (const [at, { word, index }] of words.entries()) {
    if (PLAIN.test(word) && !DENIALS.has(word)) continue
    const lower = SPELLED.get(word.toLowerCase()) ?? word.toLowerCase().replaceAll('’', "'")
    if (DENIALS.has(lower) || DENIED_VERB.test(lower)) {
      add('negation', [lower, ...contentAfter(text, words, at)].join(' '))
    } else if (/\p{N}/u.test(word)) add('number', numberWith(text, word, index))
    else if (!outside && /\p{Lu}/u.test(word)) add('name', word)
    else if (isName(text, word, index) && !(loud && SHOUTED.test(word))) add('name', word)
  }
  return facts
}

interface Word {
  word: string
  index: number
}

function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const { 0: word, index } of text.matchAll(WORD)) words.push({ word, index })
  return words
}

/** Whether capitals are only loudness here, so that they make no names. */
function isLoud(words: Word[]): boolean {
  return words.filter(({ word }) => word.length > 1 && SHOUTED.test(word)).length * 2 > words.length
}

/** A number with the sign or currency that belongs to it. */
function numberWith(text: string, word: string, index: number): string {
  const before = /[$€£¥#+-]/.test(text[index - 1] ?? '') ? text[index - 1] : ''
  const after = /[%€£$°]/.test(text[index + word.length] ?? '') ? text[index + word.length] : ''
  return before + word + after
}

const SMALL = new Set('a an the to any it be of'.split(' '))

function contentAfter(text: string, words: Word[], at: number): string[] {
  const found: string[] = []
  for (
    let next = at + 1;
    next < words.length && next < at + 6 && found.length < FOLLOWING;
    next++
  ) {
    const word = words[next].word.toLowerCase()
    const gap = text.slice(words[next - 1].index + words[next - 1].word.length, words[next].index)
    if (/[.!?;:\n]/.test(gap)) break
    if (!SMALL.has(word)) found.push(word)
  }
  return found
}

/**
 * A capitalised word inside a sentence, or one with capitals, digits or signs inside ("iPhone", "NASA",
 * "Sölling-Weber", "parse_range"), a single letter that names something, or a word behind an initial.
 */
function isName(text: string, word: string, index: number): boolean {
  if (/^\p{L}\p{Ll}*\p{Lu}|['’-]\p{Lu}|\p{L}_\p{L}/u.test(word)) return true
  if (/^[A-HJ-Z]$/.test(word) && /[\p{L}\p{N}] $/u.test(text.slice(Math.max(0, index - 2), index)))
    return true
  if (!/^\p{Lu}\p{Ll}/u.test(word)) return false
  if (/[^\p{ASCII}]/u.test(word)) return true
  if (/(?:^|[\s(])\p{Lu}\.\s?$/u.test(text.slice(Math.max(0, index - 4), index))) return true
  let at = index - 1
  while (at >= 0 && /[ \t"“'‘(*_]/.test(text[at])) at--
  return at >= 0 && !/[.!?:\n#>•-]/.test(text[at])
}
