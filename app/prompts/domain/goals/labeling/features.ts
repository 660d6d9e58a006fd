import { stem } from '#app/prompts/domain/english/stem'
import { WORK_FORMS } from '#app/prompts/domain/goals/clauses/work_verbs'
import type { Gap, GoalWord } from '#app/prompts/domain/goals/labeling/goal_words'
import { bucketOf, hashOn, seedOf } from '#app/prompts/domain/reading/family/hash'
import { ASK_VERBS } from '#app/prompts/domain/reading/words/verbs'

/** Gaps after which a new sentence, or something like it, begins. */
const STRONG: ReadonlySet<Gap> = new Set(['start', 'line', 'stop', 'semicolon'])

/** Words that say how steps hang together, wherever they stand. */
const CUES: [string, RegExp][] = [
  ['if', /^(?:if|when|unless|whenever|whether|where|depending)$/],
  ['else', /^(?:otherwise|else|rest|others?|everything|everybody|anything|remaining)$/],
  ['each', /^(?:each|every|per|all|any|one)$/],
  ['sort', /^(?:sort|classif|categori[sz]|group|label|rat|rank|scor|rout|triag|tag)/],
  ['check', /^(?:check|verify|make|ensure|test|confirm|validate)$/],
  ['person', /^(?:me|i|my|manager|boss|approve[sd]?|approval|ok|signs?|signed)$/],
  ['until', /^(?:until|till|again|redo)$/],
  ['page', /^(?:links?|url|page|website|site|web|online|\(link\))$/],
]

const AHEAD = 6
const FAR = 4
const LONG = 8

/** The same for a word whatever is around it. */
interface Kept {
  word: string
  base: string
  verb: string
}

const EDGE: Kept = { word: '', base: '', verb: '' }

const keptOf = ({ word }: GoalWord): Kept => {
  const base = WORK_FORMS.get(word) ?? stem(word)
  return { word, base, verb: ASK_VERBS.get(base) ?? (WORK_FORMS.has(word) ? 'work' : '') }
}

/** Where the stretch between two gaps, and the sentence, of a word begin, and what was said before it. */
interface Place {
  at: number
  chunk: number
  chunkEnd: number
  sentence: number
  seen: ReadonlySet<string>
  here: ReadonlySet<string>
}

/** What the classifier sees of each word, as hashed buckets; linear in the number of words. */
export function featuresOfWords(words: GoalWord[]): Int32Array[] {
  const kept = words.map(keptOf)
  const seen = new Set<string>()
  const here = new Set<string>()
  let [chunk, chunkEnd, sentence] = [0, 0, 0]
  return words.map(({ gap, word }, at) => {
    if (gap !== '') chunk = at
    if (at >= chunkEnd) chunkEnd = endOfChunk(words, at)
    if (STRONG.has(gap)) {
      sentence = at
      here.clear()
    }
    const features = bucketsOf(words, kept, { at, chunk, chunkEnd, sentence, seen, here })
    for (const [cue, pattern] of CUES) {
      if (!pattern.test(word)) continue
      seen.add(cue)
      here.add(cue)
    }
    return features
  })
}

function endOfChunk(words: GoalWord[], at: number): number {
  let end = at + 1
  while (end < words.length && words[end].gap === '') end++
  return end
}

function bucketsOf(words: GoalWord[], kept: Kept[], place: Place): Int32Array {
  const { at, chunkEnd, seen, here } = place
  const named = { ...ownFeatures(words, kept, at), ...placeFeatures(words, kept, place) }
  const buckets = new Set<number>([ALWAYS])
  for (const [name, value] of Object.entries(named))
    if (value !== '') buckets.add(bucketOf(hashOn(seed(name), value)))
  for (let ahead = at + 1; ahead < Math.min(chunkEnd, at + AHEAD); ahead++)
    buckets.add(bucketOf(hashOn(seed('ahead'), kept[ahead].base)))
  for (const cue of seen) buckets.add(bucketOf(hashOn(seed('seen'), cue)))
  for (const cue of here) buckets.add(bucketOf(hashOn(seed('here'), cue)))
  return Int32Array.from(buckets)
}

function ownFeatures(words: GoalWord[], kept: Kept[], at: number) {
  const { gap } = words[at]
  const { word, base, verb } = kept[at]
  const before = kept[at - 1] ?? EDGE
  const after = kept[at + 1] ?? EDGE
  return {
    ...{ word, base, verb, shape: shapeOf(words[at]) },
    ...{ before: `${before.word}|`, after: `${after.word}|` },
    ...{ pair: `${before.word}|${word}`, bases: `${before.base}|${base}` },
    ...{ verbBefore: before.verb, verbAfter: after.verb },
    ...{ gap: `${gap}|`, gapAfter: words[at + 1]?.gap ?? 'end' },
    ...{ gapVerb: `${gap}|${verb}`, gapWord: `${gap}|${word}` },
  }
}

function placeFeatures(words: GoalWord[], kept: Kept[], place: Place) {
  const { at, chunk, chunkEnd, sentence } = place
  const far = Math.min(at - chunk, FAR)
  const head = kept[chunk]
  return {
    ...{ far: `${far}`, head: head.word, headVerb: head.verb },
    heads: `${head.word}|${kept[chunk + 1]?.word ?? ''}`,
    headGap: `${words[chunk].gap}|${head.verb}|${far}`,
    ...{ first: kept[sentence].word, firstVerb: kept[sentence].verb },
    length: `${Math.min(chunkEnd - chunk, LONG)}|${far}`,
  }
}

function shapeOf({ opaque, word, hasCapital }: GoalWord): string {
  if (opaque) return opaque
  if (/^\d/.test(word)) return 'number'
  return hasCapital ? 'capital' : 'low'
}

const ALWAYS = bucketOf(seedOf('goal always'))
const seeds = new Map<string, number>()

function seed(name: string): number {
  const known = seeds.get(name)
  if (known !== undefined) return known
  const made = seedOf(`goal ${name}`)
  seeds.set(name, made)
  return made
}
