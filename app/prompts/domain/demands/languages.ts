/** Source of an expression for the name of a language. */
export const LANGUAGE =
  'english|spanish|french|german|italian|dutch|portuguese|polish|swedish|danish|norwegian|finnish|greek|turkish|russian|ukrainian|arabic|hebrew|hindi|chinese|mandarin|japanese|korean|welsh|irish|catalan|czech|romanian|hungarian|latin|swahili'

export const ANY_LANGUAGE = new RegExp(`\\b(?:${LANGUAGE})\\b`)

/** A demand on the language of the result ("in Spanish"). */
export const IN_LANGUAGE = new RegExp(
  `\\b(?:(?:write|written|answer|reply|respond|be|message|text|email|notice|letter|whole|entirely|everything|all|only|article|post|version|speak)(?:\\s[\\p{L}]+){0,3}?\\s(?:in|into)\\s(${LANGUAGE})|(?:any )?language other than (${LANGUAGE})|(${LANGUAGE}) (?:only|throughout)|only (?:in )?(${LANGUAGE})|in (${LANGUAGE})(?= (?:only|throughout|to (?:our|the|my)|[.,;]|$)|[.,;]|$))`,
  'gu'
)

/** Where two languages have a place: translations, versions, quotations, subjects of study. */
export const TWO_LANGUAGES =
  /\b(?:translat\w*|version|versions|both|first in|then|except|respectively|bilingual|from|learn\w*|lesson|exam|course|words?|phrase|quote\w*|names|hashtags|six in|and in)\b/
