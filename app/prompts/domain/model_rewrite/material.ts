import type { CheckAnswer } from '#app/prompts/domain/model_rewrite/answer'
import { findPrivate } from '#app/prompts/domain/privacy/find_private'
import { maskTogether } from '#app/prompts/domain/privacy/mask_private'
import { lastBegun } from '#app/prompts/domain/reading/sentence_at'
import type { Analysis, Finding, ImproveRequest, Settings } from '#app/prompts/domain/types'

/** What a rewriting model is told, without private parts. */
export interface Material {
  original: string
  goal: string
  context: string
  /** What variables stand for, by their names. */
  values: Record<string, string>
  settings: Settings
  /** What the rules found: the words concerned, and why they matter. */
  findings: { words: string; why: string }[]
  notes: CheckAnswer['notes']
}

const MAX_FINDINGS = 20
/** Rules that say what may be lacking: whether it is needed is for the model to judge. */
const GUESS = /(?<!context)\.missing|_missing$|\.no_|\.subject_thin$/
const MAX_QUOTE_LENGTH = 200

/** The material of a request, and what the marks in it stand for. */
export function materialOf(
  { text, goal = '', context = '', variables = {}, settings }: ImproveRequest,
  { findings }: Analysis
): { material: Material; marks: ReadonlyMap<string, string> } {
  const sure = findings.filter(({ rule }) => !GUESS.test(rule))
  const listed = withoutPieces(text, sure).slice(0, MAX_FINDINGS)
  const names = Object.keys(variables)
  const { texts, marks } = maskTogether([
    ...[text, goal, context],
    ...names.map((name) => variables[name]),
    ...listed.flatMap(({ start, end, why }) => [text.slice(start, end), why]),
  ])
  const rest = texts.values()
  const next = () => rest.next().value!
  return {
    material: {
      ...{ original: next(), goal: next(), context: next(), settings, notes: [] },
      values: Object.fromEntries(names.map((name) => [name, next()])),
      findings: listed.map(() => ({ words: next().slice(0, MAX_QUOTE_LENGTH), why: next() })),
    },
    marks,
  }
}

/** A finding that cuts through a private part would tell a piece of it. */
function withoutPieces(text: string, findings: Finding[]): Finding[] {
  const parts = findPrivate(text, Infinity)
  const isCut = (at: number) => {
    const part = parts[lastBegun(parts, at)]
    return part !== undefined && part.start < at && at < part.end
  }
  return findings.filter(({ start, end }) => !isCut(start) && !isCut(end))
}
