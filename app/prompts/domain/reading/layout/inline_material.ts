import type { Sentence, Token } from '#app/prompts/domain/reading/reading'

const POINTER = /^(?:this|these|following|below|my|the)$/
const MATERIAL =
  /^(?:text|article|email|paragraph|sentences?|reviews?|document|notes|letter|essay|feedback|comments?|report|message|passage|statement|tweet|post|code|list|data|it|transcript)$/

/** Verbs of work on a text, which stands behind the colon however the request words it ("Fix this: …"). */
const WORKS_ON =
  /^(?:rewrite|rephrase|paraphrase|reword|translate|proofread|correct|fix|edit|polish|shorten|simplify|improve|summari[sz]e|condense|classify|categori[sz]e|punctuate|capitali[sz]e|convert|expand)$/
/** What stands behind the colon says how, or in which form. */
const SAYS_HOW =
  /(?<!\binto (?:a |an )?(?:short |bullet |key |numbered )?)\b(?:style|tone|way|manner|format|form|rules?|steps?|requirements?|points?|criteria|constraints?|instructions?|limits?|as follows|with|into|include|including|using|like this)\s*$/
/** So many words are material; fewer behind a dash say how. */
const MIN_WORDS = 3
const MIN_WORDS_BEHIND_DASH = 6
const MAX_LEAD_WORDS = 14
const POINTS = /^(?:this|these|following|below)$/

/**
 * "Rewrite this paragraph: hey guys, …" holds its material behind the colon. Cuts the sentence
 * there, so that the request and what it works on are read apart.
 */
export function cutMaterial(
  sentences: Sentence[],
  goal: number | null,
  tokens: Token[],
  masked: string
): void {
  if (goal === null) return
  const main = sentences[goal]
  const colon = colonBehind(main, tokens, masked)
  if (colon < 0 || colon >= main.end) return
  const at = tokens.findIndex(({ start }, index) => index > main.from && start > colon)
  if (namesLabels(masked.slice(colon + 1, main.end)) && sentences.length > goal + 1) return
  if (at < 0 || tokens[at].opaque || !/^[:–—-]\s/.test(masked.slice(colon, colon + 2))) return
  joinRest(sentences, goal, masked)
  if (main.to - at < (masked[colon] === ':' ? MIN_WORDS : MIN_WORDS_BEHIND_DASH)) return
  const rest = {
    ...main,
    from: at,
    start: tokens[at].start,
    mood: 'statement' as const,
    verb: null,
    force: 0,
    label: null,
  }
  Object.assign(main, { to: at, end: colon + 1 })
  sentences.splice(goal + 1, 0, rest)
}

/** Thanks and requests in the middle of the material belong to it. */
function joinRest(sentences: Sentence[], goal: number, masked: string): void {
  const main = sentences[goal]
  let next = goal + 1
  for (; next < sentences.length; next++) {
    const { start, end, to } = sentences[next]
    if (/[.!?\n]/.test(masked.slice(main.end - 1, start))) break
    Object.assign(main, { to, end })
  }
  sentences.splice(goal + 1, next - goal - 1)
}

/** "Positive, negative or neutral": what to choose from. */
const namesLabels = (wording: string) =>
  /^\s*[\p{L}-]+(?:, [\p{L}-]+)*,? or [\p{L}-]+[.!]?\s*$/u.test(wording)

/** The colon before the material, or -1. */
function colonBehind({ verb, from, to }: Sentence, tokens: Token[], masked: string): number {
  const first = verb ?? from
  const named = tokens
    .slice(first + 1, Math.min(to, first + 6))
    .findIndex(({ word }, at) => MATERIAL.test(word) && POINTER.test(tokens[first + at].word))
  if (named >= 0) return separator(masked, tokens[first + 1 + named].end)
  const lead = tokens.slice(first, Math.min(to, first + MAX_LEAD_WORDS))
  const colon = separator(masked, tokens[first].end)
  const points = lead.some(({ word, end }) => end <= colon && POINTS.test(word))
  if (!points && !WORKS_ON.test(tokens[first].word)) return -1
  const near = colon >= 0 && lead.some(({ end }) => end === colon || end === colon - 1)
  return near && !SAYS_HOW.test(masked.slice(tokens[first].start, colon).toLowerCase()) ? colon : -1
}

/** The first colon, or the first dash between spaces. */
function separator(masked: string, from: number): number {
  const found = /:| [-–—](?= )/.exec(masked.slice(from))
  return found ? from + found.index + found[0].length - 1 : -1
}
