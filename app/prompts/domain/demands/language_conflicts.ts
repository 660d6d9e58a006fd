import type { Clash } from '#app/prompts/domain/demands/conflicts'
import {
  ANY_LANGUAGE,
  IN_LANGUAGE,
  LANGUAGE,
  TWO_LANGUAGES,
} from '#app/prompts/domain/demands/languages'
import { CONDITION, EXCEPTED } from '#app/prompts/domain/demands/scopes'
import type { Spoken } from '#app/prompts/domain/demands/spoken'
import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

const MAYBE = /\b(?:may|might|can|could|sometimes)\b/
const WHOLE =
  /\b(?:from (?:beginning|start) to (?:end|finish)|entire(?:ly)?|whole|throughout|only|exclusively|nothing but|all of it|everything|completely|purely|every (?:word|line|sentence)|all)\b/
const LEAVES = new RegExp(
  `\\b(?:leave|keep|write|set|put|give|add|insert|print|use|explain|answer|say|reply|tell|comment|state|note)\\b[^.;]{0,50}?\\bin (${LANGUAGE})\\b`
)
const NO_WORD = new RegExp(
  `\\b(?:no|not (?:be )?an?(?: single)?|without (?:an?y?|a single)|free of|never an?)\\s(?:single )?(${LANGUAGE})(?: words?)?\\b`
)
/** What is often left in another language. */
const NAMES =
  /\b(?:names?|titles?|terms?|brands?|quotes?|quotations?|as (?:it|they) (?:is|are|stands?)|loanwords?)\b/
const DENIES = /\b(?:not|never|no)\b|n['’]t\b/
const QUOTED = /\b(?:add|insert|put|write|end|close|include|append|print|last line|first line)\b/

const namesLanguage = (said: string) => ANY_LANGUAGE.test(said) && !MAYBE.test(said)

/** Two languages asked of one text. */
export function languageConflicts(reading: Reading, spoken: Spoken[]): Clash[] {
  const told = spoken.filter(({ wording }) => wording.once(namesLanguage))
  if (!told.length) return []
  return [
    ...twoLanguages(told),
    ...partsInAnother(told),
    ...strayQuote(reading, spoken, told),
    ...readersOwn(spoken, told),
  ].slice(0, 1)
}

const clash = (one: Span, other: Span): Clash => {
  const [first, second] = one.start <= other.start ? [one, other] : [other, one]
  const plain = ({ start, end }: Span) => ({ start, end })
  return { kind: 'content', first: plain(first), second: plain(second) }
}

const at = ({ start }: Spoken, match: RegExpMatchArray): Span => ({
  start: start + match.index!,
  end: start + match.index! + match[0].length,
})

const EVERY_NAME = new RegExp(`\\b(?:${LANGUAGE})\\b`, 'g')
const namesOne = (said: string) => new Set(said.match(EVERY_NAME)).size === 1

function twoLanguages(told: Spoken[]): Clash[] {
  const demands = told
    .filter(({ said }) => !TWO_LANGUAGES.test(said) && !CONDITION.test(said) && namesOne(said))
    .flatMap((sentence) =>
      [...sentence.said.matchAll(IN_LANGUAGE)].map((match) => ({
        ...at(sentence, match),
        name: match.slice(1).find(Boolean),
      }))
    )
  const second = demands.find(({ name }) => name !== demands[0].name)
  return second ? [clash(demands[0], second)] : []
}

/** "In Dutch from beginning to end" and "leave the headings in French". */
function partsInAnother(told: Spoken[]): Clash[] {
  for (const sentence of told) {
    const name = new RegExp(`\\b(${LANGUAGE})\\b`).exec(sentence.said)!
    if (
      !WHOLE.test(sentence.said) ||
      EXCEPTED.test(sentence.said) ||
      /\bfrom (?:the )?[a-z]+ into\b/.test(sentence.said)
    )
      continue
    for (const other of told) {
      const part =
        other === sentence || EXCEPTED.test(other.said) || NAMES.test(other.said)
          ? null
          : LEAVES.exec(other.said)
      if (part && part[1] !== name[1] && !/\btranslat|\bversion/.test(other.said))
        return [clash(at(sentence, name), at(other, part))]
    }
  }
  return []
}

const ONE_LANGUAGE = new RegExp(
  `\\b(?:reply|replies|answer|answers|respond|write|speak|always|only|everything|all) (?:[a-z]+ ){0,2}?in (${LANGUAGE})\\b|\\b(${LANGUAGE}) only\\b`
)
const READERS_OWN =
  /\b(?:in|into) (?:the|that|their|his|her|its|whichever|whatever)(?: (?:same|own|very|original|respective|[a-z]+['’]s))* (?:language|tongue)\b/

/** "Reply in English" and "gets the answer in their own language". */
function readersOwn(spoken: Spoken[], told: Spoken[]): Clash[] {
  const fixed = told.find(
    ({ said }) => ONE_LANGUAGE.test(said) && !EXCEPTED.test(said) && !CONDITION.test(said)
  )
  const own = fixed
    ? spoken.find(
        (other) => other !== fixed && READERS_OWN.test(other.said) && !DENIES.test(other.said)
      )
    : undefined
  if (!fixed || !own || EXCEPTED.test(own.said)) return []
  return [clash(at(fixed, ONE_LANGUAGE.exec(fixed.said)!), at(own, READERS_OWN.exec(own.said)!))]
}

/** "Not a single English word", and an English sentence that is to be put in as it stands. */
function strayQuote({ opaque, text }: Reading, spoken: Spoken[], told: Spoken[]): Clash[] {
  for (const sentence of told) {
    const ban = NO_WORD.exec(sentence.said)
    if (!ban || ban[1] !== 'english') continue
    for (const other of spoken) {
      if (other === sentence || !QUOTED.test(other.said)) continue
      const end = other.start + other.said.length
      const quote = opaque.find(
        (stretch) => stretch.kind === 'quote' && stretch.start >= other.start && stretch.end <= end
      )
      if (
        quote &&
        /\b(?:the|you|we|is|are|to|and|of|all|us)\b/i.test(text.slice(quote.start, quote.end))
      )
        return [clash(at(sentence, ban), quote)]
    }
  }
  return []
}
