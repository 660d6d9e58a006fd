import type { Lost, LostKind } from '#app/prompts/domain/guard'
import type { Problem } from '#app/prompts/domain/model_rewrite/check_rewrite'

const KINDS: Record<LostKind, string> = {
  name: 'the name',
  number: 'the number',
  quote: 'the quote',
  link: 'the link',
  variable: 'the variable',
  negation: 'the negation',
  blank: 'the blank',
  code: 'the code',
}
const MAX_NAMED_PARTS = 3
const MAX_NAMED_LENGTH = 60
/** A single digit stands in many a secret, and tells nothing of it. */
const SHORTEST_PIECE = 4

/**
 * What is wrong with a rewrite, for the person who wrote the prompt.
 * @param secrets private parts of the prompt: what holds one, or is a piece of one, is not repeated
 * @returns clauses that follow a colon, without a point at the end
 */
export function describeProblems(problems: Problem[], secrets: string[] = []): string {
  return problems.map((problem) => clauseFor(problem, secrets)).join('; ')
}

function clauseFor(problem: Problem, secrets: string[]): string {
  switch (problem.kind) {
    case 'lost':
      return lostClause(problem.lost, secrets)
    case 'language':
      return 'it is in another language than your prompt'
    case 'too_long':
      return 'it is much longer than the task calls for'
    case 'too_short':
      return 'it is so short that parts of your prompt must be missing'
    case 'answered':
      return 'it does the work instead of asking for it'
    case 'unchanged':
      return 'it is the same as your prompt'
  }
}

function lostClause(lost: Lost[], secrets: string[]): string {
  const named = [...new Set(lost.map((part) => nameOf(part, secrets)))]
  const more = named.length - MAX_NAMED_PARTS
  const shown = named.slice(0, MAX_NAMED_PARTS)
  if (more > 0) shown.push(more === 1 ? 'one more part' : `${more} more parts`)
  return `${listOf(shown)} ${shown.length > 1 ? 'are missing or were' : 'is missing or was'} changed`
}

function nameOf({ kind, text }: Lost, secrets: string[]): string {
  const isPiece = text.length >= SHORTEST_PIECE
  if (secrets.some((secret) => text.includes(secret) || (isPiece && secret.includes(text))))
    return 'a private part'
  const words = text.replaceAll(/\s+/g, ' ').trim()
  const short = words.length > MAX_NAMED_LENGTH ? `${words.slice(0, MAX_NAMED_LENGTH)}…` : words
  return `${KINDS[kind]} ${kind === 'quote' ? short : `“${short}”`}`
}

/** "a", "a and b", "a, b and c". */
export function listOf(items: string[]): string {
  const last = items.at(-1) ?? ''
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${last}` : last
}
