import { sectionOf } from '#app/prompts/domain/reading/layout/sections'
import { ASK_VERBS, LEAD_INS_BY_WORD, OPEN_VERBS } from '#app/prompts/domain/reading/words/verbs'
import type { Sentence, Token } from '#app/prompts/domain/reading/reading'

const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|mr|mrs|ms|dr|prof|approx|no|inc|ltd|st|a\.m|p\.m|[a-z])\.$/
const WRAPPED = 60

type Line = {
  start: number
  end: number
  listed: Sentence['listed']
  heading: boolean
  label: string | null
}

/** Splits a masked text in lower case into sentences with their tokens; moods are given later. */
export function splitSentences(lower: string, tokens: Token[]): Sentence[] {
  const sentences: Sentence[] = []
  let token = 0
  for (const line of joinWrapped(readLines(lower), lower)) {
    for (const [start, end] of cuts(lower, line)) {
      while (token < tokens.length && tokens[token].start < start) token++
      const from = token
      while (token < tokens.length && tokens[token].start < end) token++
      if (token === from) continue
      const first = start === line.start
      sentences.push({
        start,
        end,
        from,
        to: token,
        mood: line.heading ? 'heading' : 'statement',
        label: first ? line.label : null,
        section: null,
        listed: line.listed,
        repeats: false,
        verb: null,
        force: 0,
      })
    }
  }
  return sentences
}

function readLines(lower: string): Line[] {
  const lines: Line[] = []
  for (let start = 0; start <= lower.length;) {
    const newline = lower.indexOf('\n', start)
    const stop = newline < 0 ? lower.length : newline
    const line = readLine(lower, start, stop)
    if (line) lines.push(line)
    start = stop + 1
  }
  return lines
}

const MARKER = /^[\s>]{0,40}(#{1,6}[ \t]+|[-*•–+][ \t]+|\(?\d{1,3}[.)][ \t]*(?=[^\d\s]))?/
const LABEL = /^(?:\*\*)?([\p{L}][\p{L}\p{N} /&'()-]{1,38}?)(?:\*\*)?:(?:\*\*)?(?=[\s!]|$)/u

function readLine(lower: string, from: number, stop: number): Line | null {
  let end = stop
  while (end > from && /\s/.test(lower[end - 1])) end--
  const [whole, marker = ''] = MARKER.exec(lower.slice(from, Math.min(end, from + 60))) ?? ['']
  const start = from + whole.length
  if (start >= end) return null
  const head = lower.slice(start, Math.min(end, start + 60))
  const named = head.includes(':') ? LABEL.exec(head) : null
  const label = named && isLabel(named[1]) ? named : null
  const rest = label ? lower.slice(start + label[0].length, end).replaceAll(/[\s!]/g, '') : ''
  const bold = /^\*\*[^*\n]{1,60}\*\*$/.test(lower.slice(start, Math.min(end, start + 70)))
  return {
    start,
    end,
    label: label ? label[1].trim() : null,
    listed: /\d/.test(marker) ? 'number' : marker && marker[0] !== '#' ? 'bullet' : null,
    heading:
      marker.startsWith('#') ||
      bold ||
      (label !== null && rest === '' && label[1].split(' ').length <= 4) ||
      (marker === '' && end - start < 30 && sectionOf(lower.slice(start, end)) !== null),
  }
}

/** A known section name, or a short name that is no command ("Summarize this:"). */
function isLabel(name: string): boolean {
  if (sectionOf(name)) return true
  const words = name.split(' ')
  const command =
    ASK_VERBS.has(words[0]) || OPEN_VERBS.has(words[0]) || LEAD_INS_BY_WORD.has(words[0])
  return words.length <= 3 && !command
}

/** The end of a line that points to what stands under it ("… of the following text"). */
const POINTING = /\b(?:following|below)(?: [a-z]+){0,2}$/

/** A long line without an end, followed by plain text, goes on in the next line. */
function joinWrapped(lines: Line[], lower: string): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const goesOn =
      last &&
      !last.heading &&
      !line.heading &&
      !line.listed &&
      !line.label &&
      line.start - last.end < 12 &&
      !lower.slice(last.end, line.start).includes('\n\n') &&
      last.end - lower.lastIndexOf('\n', last.end - 1) > WRAPPED &&
      !/[.!?:;|\uFFFC]/.test(lower[last.end - 1]) &&
      !POINTING.test(lower.slice(Math.max(last.start, last.end - 40), last.end))
    if (goesOn) last.end = line.end
    else joined.push({ ...line })
  }
  return joined
}

/** Where the sentences of a line begin and end. */
function cuts(lower: string, line: Line): [number, number][] {
  const found: [number, number][] = []
  let start = line.start
  const next = endingsOf(lower, line)
  for (let at = next(start); at < line.end; at = next(at + 1)) {
    while (at + 1 < line.end && '.!?。！？…)"”\''.includes(lower[at + 1])) at++
    const after = lower[at + 1]
    if (after !== undefined && !/\s/.test(after) && !'。！？'.includes(lower[at])) continue
    if (ABBREVIATION.test(lower.slice(Math.max(start, at - 7), at + 1))) continue
    found.push([start, at + 1])
    start = at + 1
    while (start < line.end && /\s/.test(lower[start])) start++
    at = start - 1
  }
  if (start < line.end) found.push([start, line.end])
  return found
}

const ENDING = /[.!?。！？…]/g

/** Finds the next mark at or behind an offset that may end a sentence of this line; its end when there is none. */
function endingsOf(lower: string, { start, end }: Line): (from: number) => number {
  const text = lower.slice(start, end)
  return (from) => {
    ENDING.lastIndex = from - start
    return ENDING.test(text) ? start + ENDING.lastIndex - 1 : end
  }
}

/** Whether a sentence counts: pasted data, thanks, headings and repetitions do not. */
export function speaks({ mood, repeats }: Sentence): boolean {
  return !repeats && mood !== 'data' && mood !== 'courtesy' && mood !== 'heading'
}
