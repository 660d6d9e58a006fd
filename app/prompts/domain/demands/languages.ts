const NAMES =
  'english|spanish|french|german|italian|dutch|portuguese|polish|swedish|danish|norwegian|finnish|greek|turkish|russian|ukrainian|arabic|hebrew|hindi|chinese|mandarin|japanese|korean|welsh|irish|catalan|czech|romanian|hungarian|latin|swahili'

export const ANY_LANGUAGE = new RegExp(`\\b(?:${NAMES})\\b`)

/** A demand on the language of the result ("in Spanish"). */
export const IN_LANGUAGE = new RegExp(
  `\\b(?:(?:write|written|answer|reply|respond|be|message|text|email|notice|letter|whole|entirely|everything|all|only|article|post|version|speak)(?:\\s[\\p{L}]+){0,3}?\\s(?:in|into)\\s(${NAMES})|(?:any )?language other than (${NAMES})|(${NAMES}) (?:only|throughout)|only (?:in )?(${NAMES})|in (${NAMES})(?= (?:only|throughout|to (?:our|the|my)|[.,;]|$)|[.,;]|$))`,
  'gu'
)

/** Where two languages have a place: translations, versions, quotations, subjects of study. */
export const TWO_LANGUAGES =
  /\b(?:translat\w*|version|versions|both|first in|then|except|respectively|bilingual|from|learn\w*|lesson|exam|course|words?|phrase|quote\w*|names|hashtags|six in|and in)\b/
