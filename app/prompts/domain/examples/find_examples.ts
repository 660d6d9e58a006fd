import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

const HEADED =
  /^(?:an? |the |one )?(?:examples?|samples?|patterns?|models?|sample \p{L}+|example \p{L}+|\p{L}+ examples?|pattern to follow|how (?:the result|it) should look|this is how|like this|like so|in this style|format example|template)(?: for [^:\n]{1,40})?:?$/u
const LEADS = new RegExp(
  [
    'for (?:example|instance)(?:, (?:would be|an? [^,:]{1,30}))?[:,]?',
    'e\\.g\\.?[:,]?',
    '(?:an? |one |the )?(?:example|sample(?: row| item| line| entry)?|pattern(?: to follow)?|model|illustration)(?: for [^:.\\n]{1,40})?:',
    "(?:one (?:object|entry|line|row|item|that works|i'd be happy with|we like)[^:.\\n]{0,20}|looks?|look) (?:like this|as follows|like)(?: one)?:?",
    'like this(?: one)?:',
    "one i(?:'d| would) be happy with:",
    'in this style:',
    'as in',
    'in the style of',
    'such as(?= ["“«])',
    'so for example',
    'think(?= #| ["“])',
    'how the result should look:',
    'would be:',
    'as an example:',
    'for instance, would be:',
  ].join('|'),
  'giu'
)
/** What is shown as an example of what not to do. */
const REFUSED = /\b(?:not|avoid|never|instead of|rather than|bad|wrong|no|without)\b[^.:]{0,24}$/i
const LONGEST = 400
const MOST = 12

/** Stretches that the text shows as examples of a good result, in order. */
export function examplesIn(reading: Reading): Span[] {
  const found: Span[] = []
  for (const match of reading.text.matchAll(LEADS)) {
    if (found.length === MOST) break
    const before = reading.text[match.index - 1] ?? ' '
    if (/[\p{L}\p{N}]/u.test(before)) continue
    const end = match.index + match[0].length
    if (REFUSED.test(reading.text.slice(Math.max(0, match.index - 30), match.index))) continue
    const span = shownAfter(reading, end, /:$/.test(match[0]))
    if (span && !found.some((other) => other.start < span.end && span.start < other.end))
      found.push(span)
  }
  return [...found, ...underHeadings(reading, found)].sort((a, b) => a.start - b.start)
}

/** What follows the announcement: a marked stretch, or the rest of the line, or the next paragraph. */
function shownAfter({ text, opaque }: Reading, from: number, colon: boolean): Span | null {
  const gap = /^[\s]*/.exec(text.slice(from, from + 8))?.[0] ?? ''
  const start = from + gap.length
  const marked = opaque.find((span) => span.start === start && span.kind !== 'blank')
  if (marked && /["“«'`]/.test(text[start])) return { start: start + 1, end: marked.end - 1 }
  const newline = text.indexOf('\n', start)
  const lineEnd = newline < 0 ? text.length : newline
  if (marked && marked.kind === 'data') return { start, end: marked.end }
  if (text[start] === '[' || text[start] === '{') return { start, end: lineEnd }
  if (text[start] === '#')
    return { start, end: start + (/^#\S+/.exec(text.slice(start, lineEnd))?.[0].length ?? 1) }
  if (!colon && /\n/.test(gap)) return null
  const rest = text.slice(start, Math.min(lineEnd, start + LONGEST))
  if (colon) return rest.trim() ? { start, end: start + rest.trimEnd().length } : null
  const clause =
    /^[^.;,\n]*?(?:\.\p{L}{2,4}\b)?(?=[.;,\n]|$| (?:is|are|and|or|so|with)\b)/u.exec(rest)?.[0] ??
    ''
  return clause.trim() && clause.split(' ').length < 8
    ? { start, end: start + clause.length }
    : null
}

/** Sentences under a heading or behind a label that says so. */
function underHeadings({ sentences, text }: Reading, found: Span[]): Span[] {
  const spans: Span[] = []
  let open = false
  for (const sentence of sentences) {
    if (sentence.mood === 'heading') {
      open = HEADED.test(nameOf(sentence, text))
      continue
    }
    const known = found.some((span) => span.start < sentence.end && sentence.start < span.end)
    if (spans.length === MOST) break
    if (open && !known && sentence.end - sentence.start <= LONGEST)
      spans.push({ start: sentence.start, end: sentence.end })
  }
  return spans
}

const nameOf = ({ start, end }: Sentence, text: string) =>
  text.slice(start, end).replaceAll(/[*_#]/g, '').trim().toLowerCase()
