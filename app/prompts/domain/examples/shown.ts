import type { Opaque, Reading } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

/** A stretch that shows how the result should look, with the lines or quotations it consists of. */
export interface Shown extends Span {
  items: Span[]
  /** Nothing announces it: only its form tells that it is an example. */
  silent: boolean
  /** Only its beginning is shown. */
  partial: boolean
}

const LEAD =
  /\b(?:examples?|samples?|specimens?|patterns?|models?|illustrations?|for instance|e\.g\.|for orientation|(?:as a|to) guide(?: you)?|(?:like|just) (?:this|so|these)|looks? like|looks? as follows|should look|imagine (?:it|them|this)|in this (?:style|manner|way|spirit|vein)|in the (?:style of|form (?:i|we))|this (?:is how|is what|style)|new form|shape of|shows? the (?:style|tone|form|way)|(?:last|previous|latest) (?:[a-z]+ ){0,3}(?:was|were|read|ran|said)|we (?:like|liked|love)d?|fine by me|own attempt|that works|happy with|one of our best|already (?:assigned|right|done|used|painted|there|have)|have already|hear the|get the idea|give you an idea|would (?:be|read|say)|starts like|from our (?:history|archive|last)|as in|think(?= [#"“])|such as(?= ["“«])|so(?=:)|like(?=:))(?![a-z])/gi
/** What announces an example only right before a colon or a quotation. */
const WEAK =
  /^(?:reads|would|imagine|have|last|previous|latest|we |so|shape|hear|get|give|model|pattern|template|illustration|own|happy|fine)/i
const REFUSED =
  /\b(?:not|n't|avoid|never|instead of|rather than|unlike|bad|wrong|old|without)\b[^.:"“\n]{0,24}$/i
const PARTIAL = /\b(?:opening|beginning|starts?|first (?:line|sentence|words))\b[^\n]*$/i
const MOST = 12
const MOST_BLOCKS = 24
const MOST_LEADS = 40
const LONGEST = 700
const REACH = 90

/** Stretches that the text shows as examples of a good result, in order. Linear in the text. */
export function shownIn(reading: Reading): Shown[] {
  const found: Shown[] = []
  const add = (span: (Span & { inline?: true }) | null, silent = false) => {
    const overlaps = span && found.some((other) => other.start < span.end && span.start < other.end)
    if (span && !overlaps && span.end > span.start)
      found.push({
        start: span.start,
        end: span.end,
        items: itemsOf(reading, span),
        silent,
        partial:
          span.inline === true ||
          PARTIAL.test(reading.text.slice(Math.max(0, span.start - 60), span.start)),
      })
  }
  for (const { start, end, kind } of reading.opaque) {
    const tag =
      kind === 'data'
        ? /^<(?:example|sample|specimen|pattern|model)s?>/i.exec(reading.text.slice(start, end))
        : null
    if (tag)
      add(
        trimmed(reading.text, {
          start: start + tag[0].length,
          end: reading.text.lastIndexOf('<', end - 1),
        })
      )
  }
  let tries = 0
  let next = 0
  for (const match of reading.text.matchAll(LEAD)) {
    if (found.length === MOST || tries++ === MOST_LEADS) break
    while (next < reading.opaque.length && reading.opaque[next].end <= match.index) next++
    if (reading.opaque[next]?.start < match.index && reading.opaque[next].kind !== 'data') continue
    const before = reading.text.slice(Math.max(0, match.index - 30), match.index)
    if (
      !/[\p{L}\p{N}<\/.@]$/u.test(before) &&
      (!REFUSED.test(before) || pointsBack(reading.text, match.index))
    )
      add(announced(reading, match.index, match.index + match[0].length))
  }
  if (found.length < MOST) for (const span of silentBlocks(reading)) add(span, true)
  return found.sort((a, b) => a.start - b.start)
}

/** What follows the words that announce an example: a quotation, the rest of the line, or the next lines. */
function announced(reading: Reading, at: number, from: number): (Span & { inline?: true }) | null {
  const { text, opaque } = reading
  if (pointsBack(text, at)) return blockBefore(text, at)
  const line = text.indexOf('\n', from)
  const lineEnd = line < 0 ? text.length : line
  const after = text.slice(from, Math.min(lineEnd, from + REACH))
  const quote = opaque.find(({ start }) => start >= from && start < from + after.length)
  const signs = /[:→]|->|=>/.exec(after)
  const stop = /[.!?](?:\s|$)/.exec(after)
  const colon =
    signs && (!stop || signs.index < stop.index) ? from + signs.index + signs[0].length : null
  if (
    WEAK.test(text.slice(at, from)) &&
    !(colon !== null && colon < from + 30) &&
    !(quote && quote.start < from + 30)
  )
    return null
  if (colon !== null && !(quote && quote.kind !== 'blank' && quote.start < colon))
    return shownFrom(reading, colon)
  if (quote && quote.kind === 'quote' && (!stop || quote.start < from + stop.index))
    return quoted(reading, quote)
  const lineStart = text.lastIndexOf('\n', at - 1) + 1
  const alone = lineEnd - lineStart < 48 && !after.replace(/[\s*_#)]/g, '')
  if (
    alone ||
    (/^[^\p{L}]*$/u.test(text.slice(lineStart, at)) &&
      lineEnd - lineStart < 40 &&
      !/[.,;]/.test(after))
  )
    return block(text, lineEnd)
  if (
    !/(?:e\.g\.|for instance|for example|example|such as|think|like)$/i.test(text.slice(at, from))
  )
    return null
  const clause =
    /^,? ?((?:#\S+|[^.;,\n]*?(?:\.\p{L}{2,4}\b)?)(?=[.;,\n]|$| (?:is|are|and|or|so|with)\b))/u.exec(
      after
    )?.[1] ?? ''
  const start = from + after.indexOf(clause)
  return clause.trim() && clause.split(' ').length < 8
    ? { ...trimmed(text, { start, end: start + clause.length }), inline: true }
    : null
}

function shownFrom(reading: Reading, from: number): Span | null {
  const { text, opaque, sentences } = reading
  const start = from + (/^[ \t*_]*/.exec(text.slice(from, from + 8))?.[0].length ?? 0)
  if (/^<\w+>\s*\n/.test(text.slice(start, start + 40))) return null
  if (start >= text.length || text[start] === '\n' || text[start] === '\r')
    return block(text, start)
  const marked = opaque.find(
    (span) => span.start === start && span.kind !== 'blank' && span.kind !== 'variable'
  )
  if (marked?.kind === 'quote') return becoming(text, marked.end) ?? quoted(reading, marked)
  const close = /^["“«]/.test(text[start])
    ? text.slice(start + 1, start + LONGEST).search(/["”»]|\n/)
    : -1
  if (!marked && close > 0) return { start: start + 1, end: start + 1 + close }
  if (marked && text[start] !== '[') return { start, end: marked.end }
  const newline = text.indexOf('\n', start)
  const end = Math.min(newline < 0 ? text.length : newline, start + LONGEST)
  const asked = sentences.find(
    (sentence) => sentence.start > start && sentence.start < end && sentence.mood === 'ask'
  )
  const shown = trimmed(text, { start, end: asked ? asked.start : end })
  return TEMPLATE.test(text.slice(shown.start, shown.end)) ? null : shown
}

/** What an input becomes ("the vet on 14 March" becomes …). */
function becoming(text: string, from: number): Span | null {
  const sign = /^\s*(?:becomes?|turns into|is written|gives|->|→|=>)\s*:?\s*/.exec(
    text.slice(from, from + 24)
  )
  if (!sign) return null
  const start = from + sign[0].length
  const newline = text.indexOf('\n', start)
  return trimmed(text, { start, end: newline < 0 ? text.length : newline })
}

/** Names of what is to stand there, instead of an example. */
const TEMPLATE = /^[^A-Z\d"“]*[;|][^A-Z\d"“]*$|;.*\b(?:which|what|whether|the \w+ (?:of|that))\b/

/** A quotation without its marks, with those that follow it in a row. */
function quoted({ text, opaque }: Reading, first: Opaque): Span {
  let last = first
  for (const next of opaque) {
    if (
      next.start > last.end &&
      next.kind === 'quote' &&
      /^(?:,|;| and| or|\s)+$/.test(text.slice(last.end, next.start))
    )
      last = next
  }
  return { start: first.start + 1, end: last.end - 1 }
}

/** "Those three are from the old sheet, take them as a model" points back. */
const BEHIND =
  /\b(?:that|those|these|the above|the (?:lines?|one|two|three|four) above)(?: [a-z]+)? (?:was|were|is|are)(?: [a-z]+){0,2} (?:examples?|models?|samples?|patterns?)\b|\b(?:take|use|see) (?:them|it|that|those|these) as (?:an? )?(?:example|model|sample|pattern)\b(?!\s*:)/i

const pointsBack = (text: string, at: number) =>
  BEHIND.test(text.slice(Math.max(0, at - 70), at + 20))

/** The paragraph that stands before the one with the place. */
function blockBefore(text: string, at: number): Span | null {
  const line = text.slice(0, at).search(/\n[^\n]*$/)
  const above = text.slice(0, Math.max(0, line)).trimEnd()
  const start = Math.max(above.lastIndexOf('\n\n') + 2, above.length - LONGEST, 0)
  return above.length && start > 1 ? trimmed(text, { start, end: above.length }) : null
}

/** The lines behind a line, up to the next empty one. */
function block(text: string, from: number): Span | null {
  const start = from + (/^\s*/.exec(text.slice(from, from + 40))?.[0].length ?? 0)
  if (/^<\w+>\s*\n/.test(text.slice(start, start + 40))) return null
  const fence = /^```[a-z]*\n/.exec(text.slice(start, start + 20))
  if (fence) {
    const close = text.indexOf('```', start + 3)
    return trimmed(text, { start: start + fence[0].length, end: close < 0 ? text.length : close })
  }
  const stop = /\n[ \t]*\r?\n|\n#{1,4} |\n<\/?[a-z]/.exec(text.slice(start, start + LONGEST))
  const end = stop ? start + stop.index : Math.min(text.length, start + LONGEST)
  return start < end ? trimmed(text, { start, end }) : null
}

function trimmed(text: string, { start, end }: Span): Span {
  const shown = text.slice(start, end)
  return {
    start: start + shown.length - shown.trimStart().length,
    end: start + shown.trimEnd().length,
  }
}

const MATERIAL =
  /^[\s#*>-]*(?:text|notes?|data|input|facts?|details|content|source|requests?|messages?|tickets?|entries|remarks|comments|reviews?|pictures?|pieces|products?|dishes|orders?|changes|readings|questions?|topics|points|known|background|what|rules?|goal|task|form|layout|decisions|pupils?|words|names|items|emails?|letters?|answers?|layout)\b/i

const POINTS = /\b(?:following|below|above|this|these|given|provided|attached|here)\b/i
/** An exchange that ends with the answer of the one who is instructed. */
const TALK = /\n(?:you|a|bot|assistant|agent|[a-z]+bot): [^\n]+$/i
const NO_FORM = /```|"""|^---|^(?:from|to|date|subject|cc|sent): /im
const BULLET = /^\s*(?:[-*•–]|\d{1,2}[.)])\s/
const RULE_WORDS =
  /\b(?:must|never|each|every|at most|no more than|do not|don't|should|only|always)\b/i

/** Paragraphs behind the request that ask nothing and name nothing: a form shown without a word. */
function silentBlocks(reading: Reading): Span[] {
  const { text, sentences, goal, data } = reading
  if (goal === null) return []
  const blocks: Span[] = []
  let at = 0
  for (const part of text.split(/\n[ \t]*\n/)) {
    blocks.push({ start: at, end: at + part.length })
    at = text.indexOf('\n', at + part.length) + 1
    while (at > 0 && at < text.length && /\s/.test(text[at])) at++
  }
  const objects = [...text.matchAll(/^(?:\{.*\}|\[\{.*\}\]|<([a-z]+)><.*<\/\1>)$/gim)]
    .map(({ 0: line, index }) => ({ start: index, end: index + line.length }))
    .filter(
      ({ start }) =>
        start > sentences[goal].start && !/:\s*$/.test(text.slice(Math.max(0, start - 9), start))
    )
  return [
    ...objects,
    ...blocks
      .slice(1, -1)
      .slice(0, MOST_BLOCKS)
      .filter(({ start, end }) => {
        const shown = text.slice(start, end)
        const lines = shown.split('\n')
        const arrows = lines.length > 1 && lines.every((line) => /->|→|=>/.test(line))
        if (arrows || TALK.test(shown)) return true
        const early =
          start < sentences[goal].start &&
          !RULE_WORDS.test(text.slice(Math.max(0, start - 400), start))
        if (early || shown.length > LONGEST || MATERIAL.test(shown)) return false
        const main = text.slice(sentences[goal].start, sentences[goal].end)
        const material = data && data.start < end && start < data.end
        if (material && (POINTS.test(main) || /:\s*$/.test(main))) return false
        const headed =
          lines.length > 1 &&
          !BULLET.test(lines[0]) &&
          lines.slice(1).every((line) => BULLET.test(line))
        if (headed || RULE_WORDS.test(shown) || NO_FORM.test(shown)) return false
        if (
          new RegExp(LEAD.source, 'i').test(shown) ||
          /:\s*$/.test(shown) ||
          /^<\w+>\s*(?:\n|$)/.test(shown)
        )
          return false
        if (/:\s*$/.test(text.slice(Math.max(0, start - 9), start))) return false
        const orders =
          lines.length > 1 && lines.every((line) => line.length < 90 && !/[.!?:]$/.test(line))
        const inside = sentences.filter(
          (sentence) => sentence.start >= start && sentence.start < end
        )
        return (
          inside.length > 0 &&
          inside.every(
            ({ mood, label }) =>
              (mood !== 'ask' || orders) &&
              mood !== 'heading' &&
              (label === null || inside.length > 1)
          )
        )
      }),
  ]
}

/** Lines or quotations of one kind, or the whole. */
function itemsOf({ text, opaque }: Reading, span: Span): Span[] {
  const shown = text.slice(span.start, span.end)
  const quotes = opaque.filter(
    ({ start, end, kind }) => kind === 'quote' && start + 1 >= span.start && end - 1 <= span.end
  )
  if (quotes.length > 1 && quotes[0].start < span.start)
    return quotes.map(({ start, end }) => ({ start: start + 1, end: end - 1 }))
  const lines = [...shown.matchAll(/[^\n]+/g)].map(({ 0: line, index }) => {
    const lead = /^\s*(?:[-*•–]\s+|\(?\d{1,2}[.)]\s+)?/.exec(line)![0].length
    const arrow = /(?:->|→|=>)\s*/.exec(line)
    const from = span.start + index + (arrow ? arrow.index + arrow[0].length : lead)
    return { start: from, end: span.start + index + line.trimEnd().length }
  })
  const real = lines.filter(({ start, end }) => end > start)
  const becomes = /\b(?:becomes?|turns? into|is turned into)\s*:?\s+/.exec(shown)
  if (becomes) return [{ start: span.start + becomes.index + becomes[0].length, end: span.end }]
  const labelled = real.map(({ start, end }) => OUTPUT.exec(text.slice(start, end)))
  const names = new Set(labelled.map((label) => label?.[0]))
  if (real.length > 1 && real.length < 4 && labelled.at(-1) && names.size > 1) {
    const last = real.at(-1)!
    return [{ start: last.start + labelled.at(-1)![0].length, end: last.end }]
  }
  const outs = real.filter(({ start }) =>
    /(?:^|\n)\s*(?:out(?:put)?|result|you|answer|reply|bot|assistant)\s*:?\s*$/i.test(
      text.slice(Math.max(0, start - 12), start)
    )
  )
  if (outs.length) return outs
  return real.length > 1 && alike(real.map(({ start, end }) => text.slice(start, end)))
    ? real
    : real.length === 1
      ? real
      : [span]
}

const OUTPUT =
  /^(?:out(?:put)?|result|a|answer|label|back|reply|file name|response|category|class|translation|you|bot|assistant|code|tags?|title):\s+/i

/** Whether lines are of one kind: as many signs that part fields in each, or the same opening mark. */
function alike(lines: string[]): boolean {
  const shape = (line: string) =>
    `${line.match(/[;|\t]/g)?.length ?? 0}${/:\s/.test(line) ? ':' : ''}${/^[#[<(]/.exec(line)?.[0] ?? ''}`
  const shapes = lines.map(shape)
  const labels = new Set(lines.map((line) => /^([\p{L} ]{2,20}):/u.exec(line)?.[1] ?? ''))
  const poem = lines.every((line) => /,$/.test(line))
  const options = lines.some((line) => /^\*?[a-d1-4][).] /i.test(line))
  return (
    !poem &&
    !options &&
    (labels.size === 1 || labels.size === lines.length) &&
    (new Set(shapes).size === 1 || lines.length > 2)
  )
}
