import { conflictsIn } from '#app/prompts/domain/demands/conflicts'
import { gatherEvidence, noEvidence } from '#app/prompts/domain/reading/evidence'
import { findData } from '#app/prompts/domain/reading/data'
import { findGoal } from '#app/prompts/domain/reading/goal'
import { cutMaterial } from '#app/prompts/domain/reading/inline_material'
import { readLanguage } from '#app/prompts/domain/reading/language'
import { LEXICON } from '#app/prompts/domain/reading/lexicon'
import { findOpaque, mask } from '#app/prompts/domain/reading/mask'
import { cutCourtesies } from '#app/prompts/domain/reading/courtesies'
import { setMood } from '#app/prompts/domain/reading/moods'
import { readParts } from '#app/prompts/domain/reading/parts'
import { findPhrases, phraseTree } from '#app/prompts/domain/reading/phrases'
import { missingReferences } from '#app/prompts/domain/reading/references'
import type { Hit, Opaque, Reading, Sentence, Token } from '#app/prompts/domain/reading/reading'
import { nameSections } from '#app/prompts/domain/reading/sections'
import { speaks, splitSentences } from '#app/prompts/domain/reading/sentences'
import { readTask } from '#app/prompts/domain/reading/task'
import { lowerCase, tokenise } from '#app/prompts/domain/reading/tokens'

const TREE = phraseTree(LEXICON)

/**
 * Reads any text into what the rules, the score and the writers need. Linear in its length; case
 * does not matter. Where nothing outside quotation marks asks, the request is looked for inside.
 */
export function read(text: string): Reading {
  const opaque = findOpaque(text)
  const reading = readWith(text, opaque)
  const quoted = opaque.filter(({ kind }) => kind !== 'quote')
  const silent = reading.goal === null && quoted.length < opaque.length
  return silent ? readWith(text, quoted) : reading
}

function readWith(text: string, opaque: Opaque[]): Reading {
  const masked = mask(text, opaque)
  const lower = lowerCase(masked)
  const tokens = tokenise(lower, opaque)
  const sentences = cutCourtesies(splitSentences(lower, tokens), tokens)
  for (const sentence of sentences) setMood(sentence, tokens, lower)
  markRepeats(sentences, tokens, saidTwiceFrom(lower))
  const goal = findGoal(sentences, tokens)
  cutMaterial(sentences, goal, tokens, lower)
  nameSections(sentences, lower, goal)

  const reading: Reading = {
    text,
    masked,
    opaque,
    tokens,
    sentences,
    hits: new Map(),
    language: readLanguage(tokens, sentences),
    ...readTask(goal === null ? null : sentences[goal], tokens),
    goal,
    data: null,
    conflicts: [],
    missing: [],
    evidence: noEvidence(),
    parts: [],
  }
  reading.data = findData(reading, lower)
  reading.hits = collectHits(sentences, tokens)
  reading.missing = missingReferences(reading)
  reading.conflicts = conflictsIn(reading)
  reading.evidence = gatherEvidence(reading)
  reading.parts = readParts(reading)
  return reading
}

/** Where a text that is one text twice begins again, or its end. */
function saidTwiceFrom(lower: string): number {
  const half = Math.floor(lower.length / 2)
  const again = lower.length - half
  return half > 0 && lower.startsWith(lower.slice(again).trimEnd()) && /\s/.test(lower[again - 1])
    ? again
    : lower.length
}

function markRepeats(sentences: Sentence[], tokens: Token[], twiceFrom: number): void {
  const seen = new Set<string>()
  for (const sentence of sentences) {
    const words = tokens.slice(sentence.from, sentence.to)
    const said = words.map(({ word }) => word).join(' ')
    const again = words.length > 2 && !words.every((token) => token.opaque) && seen.has(said)
    sentence.repeats = again || sentence.start >= twiceFrom
    if (sentence.repeats && sentence.mood !== 'heading')
      Object.assign(sentence, { verb: null, force: 0 })
    seen.add(said)
  }
}

/** Phrases by tag, from the sentences that speak about the work. */
function collectHits(sentences: Sentence[], tokens: Token[]): Map<string, Hit[]> {
  const hits = new Map<string, Hit[]>()
  let index = 0
  for (const { tag, from, to } of findPhrases(TREE, tokens)) {
    while (index + 1 < sentences.length && sentences[index].to <= from) index++
    const sentence = sentences[index]
    if (!sentence || from < sentence.from || to > sentence.to || !speaks(sentence)) continue
    const hit = {
      start: tokens[from].start,
      end: tokens[to - 1].end,
      phrase: phraseOf(tokens, from, to),
      token: from,
      sentence: index,
    }
    const list = hits.get(tag)
    if (list) list.push(hit)
    else hits.set(tag, [hit])
  }
  return hits
}

const phraseOf = (tokens: Token[], from: number, to: number) =>
  from + 1 === to
    ? tokens[from].word
    : tokens
        .slice(from, to)
        .map(({ word }) => word)
        .join(' ')
