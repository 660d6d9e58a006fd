import { placed, type Spoken } from '#app/prompts/domain/demands/spoken'
import { matchesOf } from '#app/prompts/domain/matches'
import type { Span } from '#app/prompts/domain/types'

const NAMES =
  'english|spanish|french|german|italian|dutch|portuguese|polish|swedish|danish|norwegian|finnish|greek|turkish|russian|ukrainian|arabic|hebrew|hindi|chinese|mandarin|japanese|korean|welsh|irish|catalan|czech|romanian|hungarian|latin|swahili'

const ANY_LANGUAGE = new RegExp(`\\b(?:${NAMES})\\b`)

/** A demand on the language of the result ("in Spanish"). */
const IN_LANGUAGE = new RegExp(
  `\\b(?:(?:write|written|answer|reply|respond|be|message|text|email|notice|letter|whole|entirely|everything|all|only|article|post|version|speak)(?:\\s[\\p{L}]+){0,3}?\\s(?:in|into)\\s(${NAMES})|(?:any )?language other than (${NAMES})|(${NAMES}) (?:only|throughout)|only (?:in )?(${NAMES})|in (${NAMES})(?= (?:only|throughout|to (?:our|the|my)|[.,;]|$)|[.,;]|$))`,
  'gu'
)

/** Where two languages have a place: translations, versions, quotations, subjects of study. */
const TWO_LANGUAGES =
  /\b(?:translat\w*|version|versions|both|first in|then|except|respectively|bilingual|from|learn\w*|lesson|exam|course|words?|phrase|quote\w*|names|hashtags|six in|and in)\b/
const MAY = /\b(?:may|might|can|could|sometimes)\b/

interface LanguageDemand extends Span {
  name: string | undefined
}

/** The languages in which the text asks for its result. */
export function languagesIn(spoken: Spoken[]): LanguageDemand[] {
  return placed(spoken, (wording) => wording.once(languagesOf))
}

function languagesOf(said: string): LanguageDemand[] {
  if (!ANY_LANGUAGE.test(said) || TWO_LANGUAGES.test(said) || MAY.test(said)) return []
  return matchesOf(said, IN_LANGUAGE).map(({ 0: whole, index, ...match }) => ({
    start: index,
    end: index + whole.length,
    name: [match[1], match[2], match[3], match[4], match[5]].find(Boolean),
  }))
}
