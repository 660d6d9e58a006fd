import { opensWithOrder } from '#app/prompts/domain/clauses/orders'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { materialNoun } from '#app/prompts/domain/materials/words'
import type { Span } from '#app/prompts/domain/types'

const PASTE =
  /^\[\s*(?:(?:please )?(?:paste|insert|add|attach|drop|copy|put|enter)\b[^\]]*\b(?:here|below)\b|(?:see |as )?attach(?:ed|ment)\b|see (?:file|above|below|thread|link)|(?:file|image|photo|screenshot|document|pdf|transcript|text) (?:attached|omitted|missing|here))/i
/** Alone on its line, a marker need not say where. */
const ALONE = /^\[\s*(?:please )?(?:paste|insert|attach|drop|copy)\b/i

/** Places that promise material and hold none: an empty tag or fence, a marker to paste, a name with nothing under it. */
export function emptyPlaces(reading: Reading): Span[] {
  return [...emptyTags(reading), ...pasteMarkers(reading), ...emptyNames(reading)]
}

function emptyTags({ opaque, text }: Reading): Span[] {
  return opaque.flatMap(({ kind, start, end }, at) => {
    if (kind === 'fence') {
      const inside = text
        .slice(start, end)
        .replace(/^[`~"]{3,}[\w-]*/, '')
        .replace(/[`~"]{3,}$/, '')
      return end - start > 5 && inside.trim() === ''
        ? [{ start: nameBefore(text, start), end }]
        : []
    }
    const next = opaque[at + 1]
    if (kind !== 'code' || text[start] !== '<' || text[start + 1] === '/' || !next) return []
    const name = text.slice(start + 1, end - 1)
    const closes =
      text.startsWith(`</${name}>`, next.start) && text.slice(end, next.start).trim() === ''
    return closes ? [{ start, end: next.end }] : []
  })
}

/** Where the name of an empty place begins ("Stack trace:"), or the place itself. */
function nameBefore(text: string, start: number): number {
  const lead = /[^.!?:\n]{2,40}:\s*$/.exec(text.slice(Math.max(0, start - 60), start))
  return lead ? start - lead[0].trimStart().length : start
}

/** Our own place for material stands between tags; anything else that says "paste here" was forgotten. */
export function pasteMarkers({ opaque, text }: Reading): Span[] {
  return opaque
    .filter(({ kind, start, end }) => {
      if (kind !== 'blank') return false
      const alone =
        /(?:^|\n)\s*$/.test(text.slice(Math.max(0, start - 12), start)) &&
        /^\s*(?:\n|$)/.test(text.slice(end, end + 12))
      const said = text.slice(start, end)
      if (!PASTE.test(said) && !(alone && ALONE.test(said))) return false
      return !/<[\w -]+>\s*$/.test(text.slice(Math.max(0, start - 40), start))
    })
    .map(({ start, end }) => ({ start, end }))
}

/** "Notes:" at the end, or before a new paragraph that asks for something. */
function emptyNames(reading: Reading): Span[] {
  const { sentences, masked, opaque } = reading
  return sentences.flatMap((sentence, at) => {
    const { start, end, mood, repeats } = sentence
    const named = mood === 'heading' || masked[end - 1] === ':' || sentence.to - sentence.from === 2
    if (!named || repeats || sentence.section === 'example') return []
    const said = masked.slice(start, Math.min(end, start + 300)).toLowerCase()
    const numbered =
      /^\p{L}+ (?:\d{1,2}|[a-d])$/u.test(said.trim()) && materialNoun(said.split(' ')[0]) !== null
    if (mood !== 'heading' && !/:\s*$/.test(said) && !numbered) return []
    if (mood === 'data' && !numbered) return []
    const words = said.split(/[^\p{L}-]+/u).filter(Boolean)
    const promises = /\bhere(?:'s| is| are|’s)\b/.test(said)
    const name = words.find((word) => materialNoun(word) !== null)
    if (!name && !promises) return []
    if (words.length > 14) return []
    const next = sentences[at + 1]
    const gapEnd = next?.start ?? masked.length
    if (opaque.some((one) => one.start >= end && one.start < gapEnd + 1)) return []
    if (!next) return mood === 'heading' && !/:\s*$/.test(said) && !promises ? [] : [{ start, end }]
    if (mood === 'heading' && !/:\s*$/.test(said)) return []
    if (next.listed || next.mood === 'data') return []
    const apart = masked.slice(end, next.start).includes('\n\n')
    if (numbered) return apart ? [{ start, end }] : []
    return apart &&
      (next.mood === 'ask' ||
        next.mood === 'heading' ||
        next.label !== null ||
        opensWithOrder(
          reading.tokens.slice(next.from, Math.min(next.to, next.from + 5)).map(({ word }) => word)
        )) &&
      (promises || mood === 'heading' || name || numbered) &&
      !asksFor(words)
      ? [{ start, end }]
      : []
  })
}

const asksFor = (words: string[]) =>
  /^(?:write|give|use|follow|return|answer|include|do|output|create|make|produce)$/.test(
    words[0] ?? ''
  )
