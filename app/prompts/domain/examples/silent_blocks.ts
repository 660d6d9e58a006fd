import { LEAD } from '#app/prompts/domain/examples/announcements'
import { LONGEST } from '#app/prompts/domain/examples/stretches'
import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

const MOST_BLOCKS = 24
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
export function silentBlocks(reading: Reading): Span[] {
  const { text, sentences, data } = reading
  const goal = reading.goal ?? 0
  if (!sentences.length) return []
  const blocks = [...text.matchAll(/\S[^\n]*(?:\n[ \t]*\S[^\n]*)*/g)].map(
    ({ 0: block, index }): Span => ({ start: index, end: index + block.length })
  )
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
