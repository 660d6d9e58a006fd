import type { Reading, Section, Sentence } from '#app/prompts/domain/reading/reading'
import { sectionOf } from '#app/prompts/domain/reading/layout/sections'
import { firstFrom } from '#app/prompts/domain/reading/sentence_at'
import { speaks } from '#app/prompts/domain/reading/sentences'
import type { Span } from '#app/prompts/domain/types'

interface Tagged extends Span {
  section: Section
}

const TAG = /^<(\/?)([\w-]+)[^>]*>$/
const known = new WeakMap<Reading, Map<Section, Sentence[]>>()

/** Sentences between a tag and its closing tag, by the section that the tag names ("<rules>", "<output_format>"). */
export function tagSections(reading: Reading): Map<Section, Sentence[]> {
  const found = known.get(reading) ?? sentencesByTag(reading)
  known.set(reading, found)
  return found
}

function sentencesByTag(reading: Reading): Map<Section, Sentence[]> {
  const { sentences } = reading
  const found = new Map<Section, Sentence[]>()
  for (const { section, start, end } of tagged(reading)) {
    const inside = found.get(section) ?? []
    for (let at = firstFrom(sentences, start); sentences[at]?.start < end; at++)
      if (speaks(sentences[at])) inside.push(sentences[at])
    found.set(section, inside)
  }
  return found
}

function tagged({ opaque, text }: Reading): Tagged[] {
  const open = new Map<string, number>()
  const found: Tagged[] = []
  for (const { kind, start, end } of opaque) {
    if (kind !== 'code' || text[start] !== '<') continue
    const [, closes, name] = TAG.exec(text.slice(start, end)) ?? []
    if (!name) continue
    if (!closes) open.set(name, end)
    const from = closes ? open.get(name) : undefined
    // A second closing tag closes nothing: what stands before it belongs to the first.
    if (closes) open.delete(name)
    const section = sectionOf(name.replaceAll(/[_-]/g, ' '))
    if (from !== undefined && section) found.push({ section, start: from, end: start })
  }
  return found
}
