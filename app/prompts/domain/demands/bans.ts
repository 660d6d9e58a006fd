import { placed, type Spoken } from '#app/prompts/domain/demands/spoken'
import { matchesOf } from '#app/prompts/domain/matches'
import { isContentWord } from '#app/prompts/domain/reading/content_words'
import type { Span } from '#app/prompts/domain/types'

/** A thing that the result must not, or must, contain; `noun` in the singular. */
export interface Thing extends Span {
  noun: string
  /** The word before the noun where it has one ("trick questions"): only with it is the same thing meant. */
  kind: string | null
  /** What stands before it rules it out. */
  denied: boolean
}

const USE =
  'use|using|include|including|add|adding|mention|mentioning|give|giving|list|listing|quote|quoting|name|naming|show|showing|state|refer to|put|insert|provide|contain|contains|containing|write|end with|start with|open with|close with|ask'
const FILL =
  '(?:(?:any|the|all|their|our|its|more|other|some|a|an|one|two|three|four|five|at least|of|each|every|\\d+|relevant|short|specific|direct|kind|sort)\\s+){0,4}'
const NOUN = '([a-z][a-z-]+(?: [a-z][a-z-]+)?)'
const BAN = new RegExp(
  `\\b(?:no|without|avoid(?: using)?|(?:do not|don't|never|must not|should not|not to) (?:${USE})|leave out|exclude|free of|omit|skip)\\s+${FILL}${NOUN}`,
  'g'
)
const WANT = new RegExp(`\\b(?:${USE}|with|plus|as)\\s+${FILL}${NOUN}`, 'g')
const DENIED =
  /(?:\bnot|n't|\bnever|\bno|\bwithout|\bavoid|\bor|\bnor|\brather than|\binstead of)\s+(?:[a-z]+\s+){0,2}$/
const LIMITED =
  /\b(?:except|unless|other than|beyond|only if|besides|apart from|below|beneath|underneath|afterwards|followed by|in the (?:headline|subject|title|intro|introduction))\b/
/** Words that name nothing in particular, so that a ban and a wish for them do not meet. */
const EMPTY = new Set(
  `anything something nothing more less longer text word information it them one other than detail thing part matter way result answer response
  need what that this these those you your any all additional fewer later further extra name line first last new own such doubt`.split(
    /\s+/
  )
)

const DENIES = /\b(?:no|without|avoid|not|never|leave|exclude|free|omit|skip)\b|n't\b/

export function bannedIn(spoken: Spoken[]): Thing[] {
  return placed(spoken, (wording) => wording.once(bannedBy))
}

export function wantedIn(spoken: Spoken[]): Thing[] {
  return placed(spoken, (wording) => wording.once(wantedBy))
}

const bannedBy = (said: string) => (DENIES.test(said) ? thingsOf(said, BAN) : [])
const wantedBy = (said: string) => thingsOf(said, WANT).filter(({ denied }) => !denied)

const FORBIDDEN = /\b(?:do not|don't|never|must not|should not) ([a-z]{3,})\b/g
const forbiddenBy = (said: string) => matchesOf(said, FORBIDDEN).map(([, verb]) => verb)

/** Pairs of something that must not be done to a thing and the same asked for elsewhere ("do not translate the names"). */
export function forbiddenAndAsked(spoken: Spoken[]): [Thing, Thing][] {
  const verbs = new Set(spoken.flatMap(({ wording }) => wording.once(forbiddenBy)))
  return [...verbs].flatMap((verb) => {
    const pattern = new RegExp(`\\b${verb}\\s+${FILL}${NOUN}`, 'g')
    const things = placed(spoken, ({ said }) =>
      said.includes(verb) ? thingsOf(said, pattern) : []
    )
    const asked = things.filter(({ denied }) => !denied)
    return things.flatMap((ban): [Thing, Thing][] => {
      const want = ban.denied && asked.find(({ noun }) => noun === ban.noun)
      return want ? [[ban, want]] : []
    })
  })
}

const STEM = 5

/** A banned thing asked for by its verb ("no apology" … "apologise for the delay"). */
export function askedByVerb(spoken: Spoken[], { noun, start, end }: Thing): Span | null {
  if (noun.length <= STEM) return null
  const stem = noun.slice(0, STEM)
  const verb = new RegExp(
    `(?:^|[,;:] |\\b(?:and|then|please|also|to) )(${stem}[a-z]*(?:e|se|ze|nd|in|pt|st))\\b`,
    'g'
  )
  for (const { start: at, wording } of spoken) {
    const { said } = wording
    if (!said.includes(stem) || LIMITED.test(said)) continue
    for (const { 0: whole, 1: word, index } of matchesOf(said, verb)) {
      const from = index + whole.length - word.length
      const span = { start: at + from, end: at + from + word.length }
      const denied = DENIED.test(said.slice(Math.max(0, from - 30), from))
      if (!denied && word !== noun && (span.start >= end || span.end <= start)) return span
    }
  }
  return null
}

function thingsOf(said: string, pattern: RegExp): Thing[] {
  const matches = matchesOf(said, pattern)
  if (!matches.length || LIMITED.test(said)) return []
  return matches.flatMap(({ 0: whole, 1: nouns, index }) => {
    if (inBrackets(said, index) || DISTINCT.test(said.slice(index, index + 12))) return []
    const denied = DENIED.test(said.slice(Math.max(0, index - 30), index))
    return nouns
      .split(' ')
      .map(singular)
      .filter((noun) => !EMPTY.has(noun) && noun.length > 2 && isContentWord(noun))
      .map((noun, at, all) => ({
        start: index,
        end: index + whole.length,
        noun,
        kind: all[at - 1] ?? null,
        denied,
      }))
  })
}

/** "No two overlap" and "no more than" rule nothing out. */
const DISTINCT = /^no (?:two|one|more|other|fewer|less|longer|later)\b/
const inBrackets = (said: string, at: number) =>
  said.lastIndexOf('(', at) > said.lastIndexOf(')', at)

/** Close enough for comparing: "emojis" and "emoji", "prices" and "price". */
const singular = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/(?:ss)$/, 'ss')
    .replace(/([^s])s$/, '$1')
