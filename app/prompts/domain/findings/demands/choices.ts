import { matchesOf } from '#app/prompts/domain/matches'
import {
  CHOICES,
  COMPATIBLE,
  TONES,
  type Choice,
} from '#app/prompts/domain/findings/demands/choice_book'
import type { Clause } from '#app/prompts/domain/findings/demands/clauses'
import {
  apart,
  clashing,
  type Clash,
  type Demand,
} from '#app/prompts/domain/findings/demands/demand'
import { ofWhole } from '#app/prompts/domain/findings/demands/whole'

interface Chosen extends Demand {
  value: string
}

/** It speaks of what is given, of what to avoid, or of more than one result. */
const SILENT =
  /\b(?:not|never|no|without|avoid|too|was|were|from|translate .* and|both|bilingual|or|versus|vs|then|versions?|quote[sd]?|subtitles|learn\w*|lesson|vocabulary|hybrid)\b/
/** Verbs that work on something given, whose language or tone may be what is named. */
const ON_MATERIAL =
  /^(?:please )?(?:summari[sz]e|rewrite|edit|proofread|analy[sz]e|extract|classify|explain|compare|review|correct|fix|find|list|describe)\b/

/** What else may be said of the manner of the whole, or of its readers. */
const MANNER = new RegExp(
  `\\b(?:${TONES}|warm|friendly|polite|clear|assume|readers?|audience|guide|text)\\b`,
  'g'
)

const PIECES = /[,;:(—–]| (?:so|but|and) /
const HAS_VERB =
  /\b(?:write|written|answer|reply|respond|speak|use|keep|make|stay|sound|remain|be|tell|put|output|return|draft|tone|style|voice|all|whole|entire|only|throughout|assume|text|spelling|tense|person)\b/
/** A line of a list that says nothing else. */
const isShort = (phrase: string) => phrase.split(' ').length <= 6

/** Different values of a thing of which the result has only one: language, person, tense, tone, readers. */
export function choiceClashes(clauses: Clause[], main: ReadonlySet<string>): Clash[] {
  return CHOICES.flatMap((choice) => {
    const chosen = clauses.flatMap((clause) => chosenIn(clause, choice, main))
    return clashing(
      choice.kind,
      chosen,
      (one, other) => apart(one, other) && one.value !== other.value && excludes(one, other)
    )
  })
}

const excludes = ({ value }: Chosen, { value: other }: Chosen) =>
  !COMPATIBLE.has([value, other].sort().join('|'))

function chosenIn(clause: Clause, choice: Choice, main: ReadonlySet<string>): Chosen[] {
  const matches = matchesOf(clause.wording, choice.demand)
  const [match] = matches
  if (matches.length !== 1) return []
  // "No language other than English" says what it shall be.
  const excludesOthers = match[0].startsWith('language ')
  if (!excludesOthers && SILENT.test(clause.wording)) return []
  const word = match.slice(1).find(Boolean)!
  const value = valueOf(choice, word)
  if (!value || !(excludesOthers || ofAll(clause, match, main, choice.kind === 'audience')))
    return []
  const start = clause.start + match.index
  return [{ clause, key: choice.key, value, start, end: start + match[0].length }]
}

const valueOf = ({ values }: Choice, word: string): string | undefined =>
  values ? Object.keys(values).find((value) => values[value].test(word)) : word

/**
 * Whether the clause says it of the whole result: it says nothing else, or it is the main request,
 * says it last or right behind its verb, and does not work on something given.
 */
function ofAll(
  { wording, main: isMain }: Clause,
  match: RegExpExecArray,
  main: ReadonlySet<string>,
  ofReaders: boolean
): boolean {
  const before = wording.slice(0, match.index)
  const after = wording.slice(match.index + match[0].length)
  if (isMain) {
    const last = /^[^a-z]*(?:tone|style|voice|register|spelling|tense)?[^a-z]*$/.test(after)
    const into = match[0].startsWith('into') || /\btranslat/.test(before)
    return (into || ofReaders || !ON_MATERIAL.test(wording)) && (last || ofWhole(before, main))
  }
  const clause = `${before.split(PIECES).at(-1)} ${after.split(PIECES)[0]}`
  const words = clause.replaceAll(MANNER, '')
  return ofWhole(words, main) && (HAS_VERB.test(`${clause} ${match[0]}`) || isShort(wording))
}
