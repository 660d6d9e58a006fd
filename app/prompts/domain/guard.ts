import { denialOf } from '#app/prompts/domain/guard/denials'
import { lostUnknownWords, type IsWord } from '#app/prompts/domain/guard/unknown_words'
import { Stretches } from '#app/prompts/domain/guard/stretches'
import { Words, type Word } from '#app/prompts/domain/guard/words'
import { matchesOf } from '#app/prompts/domain/matches'
import { FILLER, findOpaque, mask } from '#app/prompts/domain/reading/syntax/mask'
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

/** Links without a scheme, each by the sign that it holds: mail addresses and handles, paths, bare domains and files. */
const ADDRESSES: [sign: string, address: RegExp][] = [
  ['@', /(?<![\w.%+-])[\w.%+-]{0,64}@[\w.-]{1,100}\w/g],
  [
    '/',
    /(?<![\w/:<-])~?(?:[\w-]{1,64}(?:\/[\w-]{1,64}){0,12}\/[\w-]{1,64}\.[a-z]{1,5}|(?:\/[\w.~-]{1,64}){2,12})\b/g,
  ],
  [
    '.',
    /(?<![\w-])[\w-]{1,63}\.(?:com|org|net|io|example|dev|app|co|de|uk|eu|py|ts|js|md|csv|xlsx?|docx?|pdf|txt|json|sql|png|jpe?g)\b(?:\/[^\s<>"')\]}\uFFFC]{0,500}[\w/])?/g,
  ],
]
/** A denial is told by so many words that carry matter, among so many that follow. */
const FOLLOWING = 2
const LOOKED_AT = 5
const SHOUTED = /^\p{Lu}{2,}$/u

/**
 * Whether everything that must survive a rewrite did: names, numbers, quotes, links, variables,
 * blanks, code and negations (each with the words it denies). With a dictionary, names in small
 * letters are known as well. Linear in both lengths.
 */
export function guard(original: string, rewritten: string, isWord?: IsWord): Guarded {
  return guardOf(original, isWord)(rewritten)
}

/** The same for several rewrites of one original, which is then read once. */
export function guardOf(original: string, isWord?: IsWord): (rewritten: string) => Guarded {
  const facts = factsOf(original)
  return (rewritten) => {
    const lost = lostFrom(facts, rewritten)
    if (isWord) {
      const known = new Set(lost.map(({ text }) => text.toLowerCase()))
      for (const text of lostUnknownWords(original, rewritten, isWord))
        if (!known.has(text)) lost.push({ kind: 'name', text })
    }
    return lost.length ? { ok: false, lost } : { ok: true }
  }
}

/**
 * Words are looked for as such, in marked stretches too; where one is not there, once more outside of them, as
 * they stood in the original. Of links, quotes and other stretches the bare text counts.
 */
function lostFrom(facts: Lost[], rewritten: string): Lost[] {
  const sought = new Set(facts.filter(({ kind }) => isOfWords(kind)).map(key))
  if (sought.size) strike(sought, wordFacts(rewritten, rewritten, false))
  if (sought.size)
    strike(sought, wordFacts(rewritten, mask(rewritten, findOpaque(rewritten)), false))
  const stretches = new Stretches(rewritten)
  const lost = facts.filter((fact) =>
    isOfWords(fact.kind) ? sought.has(key(fact)) : !stretches.have(fact.text)
  )
  return withoutParts(lost)
}

/** So many lost links are told without asking whether one is a part of another: the rewrite is refused anyway. */
const MAX_COMPARED_LINKS = 200

/** The domain of a mail address is told with the address. */
function withoutParts(lost: Lost[]): Lost[] {
  const links = lost.filter(({ kind }) => kind === 'link')
  if (links.length > MAX_COMPARED_LINKS) return lost
  const isPart = (fact: Lost) =>
    links.some((other) => fact !== other && other.text.includes(fact.text))
  return lost.filter((fact) => fact.kind !== 'link' || !isPart(fact))
}

function strike(sought: Set<string>, found: Iterable<Lost>): void {
  for (const fact of found) {
    for (const kept of fact.kind === 'negation' ? prefixes(fact) : [fact]) sought.delete(key(kept))
    if (!sought.size) return
  }
}

const isOfWords = (kind: LostKind) => kind === 'name' || kind === 'number' || kind === 'negation'
const key = ({ kind, text }: Lost) => `${kind}:${text}`

/** "not mention price" also keeps a denial that ended after "not mention". */
function prefixes({ kind, text }: Lost): Lost[] {
  const words = text.split(' ')
  return words.map((_, at) => ({ kind, text: words.slice(0, at + 1).join(' ') }))
}

/** What must survive, each once. Words inside marked stretches are left to the stretch that holds them. */
function factsOf(text: string): Lost[] {
  const facts = new Map<string, Lost>()
  const add = (fact: Lost) => facts.set(key(fact), fact)
  const opaque = findOpaque(text)
  for (const { kind, start, end } of opaque)
    add({ kind: KINDS[kind], text: text.slice(start, end) })

  const open = mask(text, opaque)
  for (const [sign, address] of ADDRESSES) {
    if (!open.includes(sign)) continue
    for (const [link] of matchesOf(open, address)) add({ kind: 'link', text: link })
  }
  for (const fact of wordFacts(text, open, true)) add(fact)
  return [...facts.values()]
}

/**
 * Negations, numbers and names of a text among the words of its `open` stretches. `strictly` takes no word for
 * a name only because it has a capital.
 */
function* wordFacts(text: string, open: string, strictly: boolean): Generator<Lost> {
  const words = new Words(open)
  let loud: boolean | undefined
  for (const named of words.telling()) {
    const { word } = named
    const denial = denialOf(word)
    if (denial) {
      yield { kind: 'negation', text: [denial, ...contentAfter(open, words, named)].join(' ') }
    } else if (/\p{N}/u.test(word)) yield { kind: 'number', text: numberWith(text, named) }
    else if (!strictly && /\p{Lu}/u.test(word)) yield { kind: 'name', text: word }
    else if (isName(text, named)) {
      const shouted = strictly && SHOUTED.test(word) && (loud ??= words.shareOf(isShouted) > 0.5)
      if (!shouted) yield { kind: 'name', text: word }
    }
  }
}

/** Where more than half of the words are shouted, capitals are only loudness and make no names. */
const isShouted = (word: string) => word.length > 1 && SHOUTED.test(word)

/** A number with the sign or currency that belongs to it. */
function numberWith(text: string, { word, start, end }: Word): string {
  const before = /[$€£¥#+-]/.test(text[start - 1] ?? '') ? text[start - 1] : ''
  const after = /[%€£$°]/.test(text[end] ?? '') ? text[end] : ''
  return before + word + after
}

const CLAUSE_END = new RegExp(`[.!?;:\\n${FILLER}]`)
const SMALL = new Set('a an the to any it be of'.split(' '))

/** What a denial speaks of, up to the end of its clause or a marked stretch. */
function contentAfter(open: string, words: Words, { end }: Word): string[] {
  const found: string[] = []
  for (let looked = 0; looked < LOOKED_AT && found.length < FOLLOWING; looked++) {
    const next = words.next(end)
    if (!next || CLAUSE_END.test(open.slice(end, next.start))) break
    const word = next.word.toLowerCase()
    if (!SMALL.has(word)) found.push(word)
    end = next.end
  }
  return found
}

/** An initial, or a title that ends in a point ("Ms. "). */
const BEFORE_NAME = /(?:^|[\s(])(?:\p{Lu}|Mr|Mrs|Ms|Dr|Prof|St|Hr|Fr|Sra?|Mme)\.\s?$/u

/**
 * A capitalised word inside a sentence, or one with capitals, digits or signs inside ("iPhone", "NASA",
 * "Sölling-Weber", "parse_range"), a single letter that names something, or a word behind an initial or a title.
 */
function isName(text: string, { word, start }: Word): boolean {
  if (/^\p{L}\p{Ll}*\p{Lu}|['’-]\p{Lu}|\p{L}_\p{L}/u.test(word)) return true
  if (/^[A-HJ-Z]$/.test(word) && /[\p{L}\p{N}] $/u.test(text.slice(Math.max(0, start - 2), start)))
    return true
  if (!/^\p{Lu}\p{Ll}/u.test(word)) return false
  if (/[^\p{ASCII}]/u.test(word)) return true
  if (BEFORE_NAME.test(text.slice(Math.max(0, start - 8), start))) return true
  let at = start - 1
  while (at >= 0 && /[ \t"“'‘(*_]/.test(text[at])) at--
  return at >= 0 && !/[.!?:\n#>•-]/.test(text[at])
}
