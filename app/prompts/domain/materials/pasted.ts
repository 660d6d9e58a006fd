import { opensWithOrder } from '#app/prompts/domain/clauses/orders'
import { RESULT } from '#app/prompts/domain/clauses/result_nouns'
import {
  linesOf,
  namesIn,
  namesOwn,
  toldLists,
  type Line,
} from '#app/prompts/domain/materials/lines'
import { isKin, materialNoun } from '#app/prompts/domain/materials/words'
import type { Opaque, Reading } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

/** A stretch that can be worked on, with the words that name it. */
export interface Pasted extends Span {
  /** Words of its heading, label or tag; empty where it has none. */
  names: string[]
  kind: Opaque['kind'] | 'told'
  words: number
  /** An item of a list or of a row of labelled lines. */
  listed: boolean
}

const OWN_TAG =
  /^(?:rubric|rules?|criteria|format|output|instructions?|examples?|template|style|role|tasks?|limits?|constraints?|context|tone|audience|method|steps?|form|background|brief|job|assignment|requirements?|goal|purpose|result|request|layout|persona|end|note)$/
const SHOWS =
  /(?:e\.g\.?|example|instance|like this(?: one)?|such as|word|words|called|named|label|slogan|says?|reads|pattern|model|sample|as|titled|entitled|with|saying|formula|sign(?:ed)?)[\s:,]*$/i
const WRITER = /^(?:i|we|you|my|our|your|i've|we've|i'm|we're|you're|please|hi|hello|no)$/
const GREETING = /^(?:hi|hello|dear|hey)$/
const TAG_NAME = 40
const MOST_TAGS = 60

const known = new WeakMap<Reading, Pasted[]>()

/** Everything in a text that could be the material that it speaks of. Found once per reading. */
export function pastedIn(reading: Reading): Pasted[] {
  const found = known.get(reading) ?? findPasted(reading)
  known.set(reading, found)
  return found
}

function findPasted(reading: Reading): Pasted[] {
  const tags = tagsIn(reading)
  const inTags = tags.filter(({ own }) => !own).map(({ own: _own, ...tag }) => tag)
  return [...marked(reading), ...inTags, ...told(reading, tags), ...rows(reading)]
}

const size = (start: number, end: number) => Math.ceil((end - start) / 6)

/** The line or label in front of a stretch. */
function leadOf(text: string, start: number): string {
  const lead = text.slice(Math.max(0, start - 90), start).trimEnd()
  return lead.slice(Math.max(lead.lastIndexOf('\n'), lead.search(/[.!?][^.!?]*$/)) + 1)
}

function marked({ opaque, text }: Reading): Pasted[] {
  return opaque.flatMap(({ kind, start, end }) => {
    if (kind === 'code') return []
    const inside = text.slice(start, Math.min(end, start + 60))
    const lead = leadOf(text, start)
    if (kind === 'quote' && !isQuoted(text, start, end, lead)) return []
    if (kind === 'fence' && !/[\p{L}\p{N}]/u.test(text.slice(start + 3, end - 3))) return []
    const tag = kind === 'data' ? /^<([\w -]{1,40})>/.exec(inside) : null
    if (tag && OWN_TAG.test(tag[1].toLowerCase())) return []
    const place = kind === 'variable' || kind === 'blank' || kind === 'link'
    const label = /:\s*$/.test(lead) ? lead : ''
    const names = tag ? tag[1] : place ? `${label} ${inside.replaceAll(/[_/.]/g, ' ')}` : label
    return [{ start, end, kind, names: namesIn(names), words: size(start, end), listed: false }]
  })
}

/** A quotation that is worked on, not one that shows, names or reports something. */
function isQuoted(text: string, start: number, end: number, lead: string): boolean {
  if (end - start < 19 || SHOWS.test(text.slice(Math.max(0, start - 25), start))) return false
  if (lead.trim() === '' || /[:–—-]\s*$/.test(lead)) return true
  const last = namesIn(lead).at(-1)
  return (
    last !== undefined &&
    (materialNoun(last) !== null || last === 'this' || last === 'title' || last === 'question')
  )
}

/** Stretches between tags of any name; `own` where they hold instructions or nothing. */
function tagsIn({ opaque, text }: Reading): (Pasted & { own: boolean })[] {
  const tags = opaque
    .filter(({ kind, start }) => kind === 'code' && text[start] === '<')
    .slice(0, MOST_TAGS)
  return tags.flatMap((open, at) => {
    const name = text
      .slice(open.start + 1, Math.min(open.end - 1, open.start + TAG_NAME))
      .toLowerCase()
    if (name.startsWith('/')) return []
    const close = tags
      .slice(at + 1, at + 20)
      .find(({ start }) => text.slice(start, start + name.length + 2).toLowerCase() === `</${name}`)
    if (!close) return []
    const own = OWN_TAG.test(name) || !/[\p{L}\p{N}]/u.test(text.slice(open.end, close.start))
    return [
      {
        start: open.end,
        end: close.start,
        kind: 'data' as const,
        names: namesIn(name),
        words: size(open.end, close.start),
        listed: false,
        own,
      },
    ]
  })
}

/** "Refit for Mr Osei: tiles 1,200 €, shower 800 €, labour 1,500 €": a sentence that lists facts behind its name. */
function rows({ sentences, masked, tokens }: Reading): Pasted[] {
  return sentences.flatMap(({ start, end, from, to, mood }) => {
    const said = masked.slice(start, end)
    const colon = said.indexOf(':')
    if (
      mood === 'heading' ||
      colon < 0 ||
      colon > 60 ||
      (said.slice(colon).match(/,/g) ?? []).length < 2
    )
      return []
    if (opensWithOrder(tokens.slice(from, Math.min(to, from + 5)).map(({ word }) => word)))
      return []
    const names = namesIn(said.slice(0, colon))
    return namesOwn(names) || names.some((name) => RESULT.has(name))
      ? []
      : [{ start, end, kind: 'told' as const, names, words: to - from, listed: false }]
  })
}

/** Lines that read like material, each under the name that governs it. */
function told(reading: Reading, tags: Span[]): Pasted[] {
  const found: Pasted[] = []
  let above: string[] = []
  const lines = linesOf(reading).filter(
    ({ start, end }) => !tags.some((tag) => start < tag.end && end > tag.start - 1)
  )
  const inList = toldLists(lines)
  for (const [at, line] of lines.entries()) {
    const [before, next] = [lines[at - 1], lines[at + 1]]
    if (line.kind === 'names') {
      above = line.names
      continue
    }
    if (line.apart && before && before.kind !== 'names') above = []
    const run =
      (next !== undefined && !next.apart && next.names.length > 0) ||
      (before !== undefined && !line.apart && before.names.length > 0 && before.kind !== 'names')
    const names = line.names.length && !run ? line.names : above
    if (line.names.length && !run) above = line.names
    if (line.words < 2 || namesOwn(names)) continue
    const named = names.some((name) => materialNoun(name) !== null)
    const first =
      named &&
      before?.kind === 'names' &&
      !opensWithOrder(namesIn(reading.masked.slice(line.start, line.start + 60)).slice(0, 6))
    const counts =
      inList.has(line) || line.kind === 'told'
        ? line.listed || run || names.length > 0 || isProse(reading, lines, at)
        : (line.kind === 'mixed' || first) && named
    if (counts)
      found.push({
        start: line.start,
        end: line.end,
        kind: 'told',
        names,
        words: line.words,
        listed: line.listed || run || greets(reading, line),
      })
  }
  return found
}

const greets = ({ text }: Reading, { start }: Span) =>
  start > 0 && /^(?:hi|hello|dear|hey)\b/i.test(text.slice(start, start + 6))

/** A paragraph of statements, apart from the orders. */
function isProse({ masked, goal, sentences }: Reading, lines: Line[], at: number): boolean {
  const line = lines[at]
  const before = lines[at - 1]
  const words = namesIn(masked.slice(line.start, line.end))
  if (GREETING.test(words[0] ?? '') && at > 0) return true
  if (WRITER.test(words[0] ?? '')) return false
  if (words.length < 40 && words.filter((word) => RESULT.has(word)).length > 1) return false
  if (line.apart || !before || before.kind === 'told') return true
  const holdsGoal =
    goal !== null && sentences[goal].start < before.end && sentences[goal].end > before.start
  return (
    before.kind === 'orders' && (holdsGoal || /:\s*$/.test(masked.slice(before.start, before.end)))
  )
}

/** Whether one of the names is the noun, its plural, or next of kin. */
export const namedLike = (names: string[], noun: string): boolean =>
  names.some((name) => {
    const one = materialNoun(name) ?? name.replace(/s$/, '')
    return name === noun || isKin(one, noun) || isKin(name, noun)
  })
