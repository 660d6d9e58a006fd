import type { Sentence, Token } from '#app/prompts/domain/reading/reading'

const POINTER = /^(?:this|these|following|below|my|the)$/
const MATERIAL =
  /^(?:text|article|email|paragraph|sentences?|reviews?|document|notes|letter|essay|feedback|comments?|report|message|passage|statement|tweet|post|code|list|data|it|transcript)$/

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
  const verb = main.verb ?? main.from
  const points = tokens
    .slice(verb + 1, Math.min(main.to, verb + 6))
    .findIndex(({ word }, at) => MATERIAL.test(word) && POINTER.test(tokens[verb + at].word))
  if (points < 0) return
  const colon = masked.indexOf(':', tokens[verb + 1 + points].end)
  if (colon < 0 || colon >= main.end) return
  const at = tokens.findIndex(({ start }, index) => index > verb && start > colon)
  if (at < 0 || main.to - at < 3 || !/^:\s/.test(masked.slice(colon, colon + 2))) return
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
