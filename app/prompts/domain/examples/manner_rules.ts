import type { FormRule } from '#app/prompts/domain/examples/form_rule'
import type { Stated } from '#app/prompts/domain/examples/stated'

const sentences = (shown: string) => shown.match(/[.!?](?=\s|$|["”’)])/g)?.length ?? 0
const afterColon = (shown: string) => shown.slice(shown.lastIndexOf(': ') + 1)

/** How the result is written, stated in set words: when it is said, what is asked for, what breaks it. */
const MANNERS: [RegExp, string, (shown: string) => boolean][] = [
  [
    /\b(?:all |only |in |are |throughout )?lower[- ]?case\b(?! (?:or|letter))|\bno capitals?\b(?! (?:for|in))|\bsmall letters\b/,
    'lower case',
    (shown) => /\p{Lu}/u.test(afterColon(shown)),
  ],
  [
    /\b(?:all )?in (?:block )?(?:capitals|caps)\b|\bupper[- ]?case\b/,
    'capitals',
    (shown) => !/\p{Lu}{2}/u.test(shown) && /\p{Ll}{2}/u.test(shown),
  ],
  [
    /\btitle case\b/,
    'title case',
    (shown) => /\s(?!(?:a|an|the|and|or|of|in|on|to|for|at|by|with)\b)\p{Ll}{2,}/u.test(shown),
  ],
  [
    /\b(?:every|each)\b[^.\n]{0,40}\b(?:is|are)\b[^.\n]{0,20}\b(?:a question|phrased as (?:a )?questions?|questions)\b|\bphrase (?:each|every|all|them)[^.\n]{0,30} as (?:a )?questions?\b|\bquestion form\b/,
    'a question',
    (shown) => !shown.includes('?'),
  ],
  [
    /\bopen questions?\b|\bnone that can be answered with yes\b|\bnot? [^.\n]{0,24}yes\/no questions?\b/,
    'an open question',
    (shown) =>
      /^["“]?(?:do|does|did|is|are|was|were|can|could|will|would|should|has|have)\b/i.test(shown),
  ],
  [
    /\b(?:can|may) be answered (?:with|by) yes or no\b(?<!none that [^.\n]{0,40})|\byes\/no questions? only\b/,
    'a question for yes or no',
    (shown) => /^["“]?(?:what|which|how|why|who|when|where)\b/i.test(shown) || !shown.includes('?'),
  ],
  [
    /\bthird person\b|\b(?:never|not|no)(?: in the)? first person\b|\bwithout (?:i|"i")\b/,
    'the third person',
    (shown) => /\b(?:I|my|we|our)\b/.test(shown),
  ],
  [
    /\baddress(?:es|ing)? the (?:reader|user|customer|guest) as\b|\bsecond person\b/,
    'the second person',
    (shown) => !/\byou(?:r|rs)?\b|[[{]/i.test(shown),
  ],
  [
    /\b(?:exactly |only |just )?one sentence (?:each|per|long)\b|\beach (?:in |is )?(?:exactly )?one sentence\b|(?<!\b(?:say|explain|tell|state|describe|give|name|add|write|why|behind|below|under|after)\b[^.\n]{0,40})\bin (?:exactly )?one sentence\b/,
    'one sentence',
    (shown) => sentences(shown) > 1,
  ],
  [
    /\bpast tense\b/,
    'the past tense',
    (shown) =>
      /\b(?:is|are|has|does|will|sues|wins|says|finds)\b/.test(shown) &&
      !/\b(?:was|were|\p{L}{2,}ed)\b/u.test(shown),
  ],
  [
    /\bpresent tense\b/,
    'the present tense',
    (shown) =>
      /\b(?:was|were|had|did|went|came|lost|won|said|\p{L}{3,}ed)\b/u.test(shown) &&
      !/\b(?:is|are|has|\p{L}{3,}s)\b/u.test(shown),
  ],
  [
    /\bactive voice\b/,
    'the active voice',
    (shown) => /\b(?:is|are|was|were|be|been)\s\p{L}+ed\b/u.test(shown),
  ],
  [
    /\bin the singular\b|\bsingular (?:nouns?|forms?)\b/,
    'the singular',
    (shown) => /\b\p{Ll}{3,}[^siu\W]s\b/u.test(afterColon(shown)),
  ],
  [
    /\bevery word (?:starts|starting|begins|beginning) with the same letter\b/,
    'one first letter',
    (shown) =>
      new Set((shown.toLowerCase().match(/\p{L}+/gu) ?? []).map(([first]) => first)).size > 1,
  ],
  [
    /\binstead of spaces\b|\bno spaces\b|\bwithout spaces\b/,
    'a form without spaces',
    (shown) => /\S \S/.test(shown.replace(/^.*(?:->|→|=>|: )/, '')),
  ],
  [
    /\bno special characters\b|\bascii\b|\bwithout (?:accents|umlauts)\b/,
    'plain letters',
    (shown) => /[à-ÿ]/i.test(shown),
  ],
  [
    /\bupper[- ]?case\b/,
    'capitals',
    (shown) => !/\s/.test(shown) && /\p{Lu}/u.test(shown) && /\p{Ll}/u.test(shown),
  ],
  [
    /\b(?:british|uk) (?:english|spelling)\b/,
    'British spelling',
    (shown) =>
      /\b(?:color|flavor|favorite|honor|labor|neighbor|center|theater|fiber|organiz|realiz|recogniz|analyz|gray|traveler|jewelry|aluminum|cozy)/i.test(
        shown
      ),
  ],
  [
    /\b(?:american|us) (?:english|spelling)\b/,
    'American spelling',
    (shown) =>
      /\b(?:colour|flavour|favourite|honour|labour|neighbour|centre|theatre|fibre|organis|realis|recognis|analyse|grey|traveller|jewellery|aluminium|cosy)/i.test(
        shown
      ),
  ],
  [
    /\b(?:full|whole|complete) sentences?\b/,
    'whole sentences',
    (shown) => (shown.match(/\p{L}+/gu)?.length ?? 0) < 3,
  ],
  [
    /\b(?:price|amount|year|date|number|time|score|page|temperature|week|day|weight)s? (?:comes? |stands? |is )?(?:last|at the (?:very )?end)\b/,
    'a figure at the end',
    (shown) => !/\d[^\d]{0,14}$/.test(shown),
  ],
  [
    /\b(?:time|year|date|number) (?:comes? |stands? )?first\b/,
    'a figure at the beginning',
    (shown) => !/^\W*\d/.test(shown) && /\d/.test(shown),
  ],
  [
    /\b(?:contains?|names?|mentions?|gives?|includes?|with) (?:an? |the |one |exactly one |at least one )(?:price|amount|number|figure|year|date|time|percentage|sum)\b/,
    'a figure',
    (shown) => !/\d/.test(shown),
  ],
  [
    /\b(?:numbers?|figures|quantities|amounts)\b[^.\n]{0,16}\b(?:in|as) (?:digits|figures|numerals)\b/,
    'numbers as figures',
    (shown) =>
      /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty)\b/i.test(
        shown
      ),
  ],
  [
    /\b(?:in|inside|within|between) (?:round )?(?:brackets|parentheses)\b/,
    'brackets',
    (shown) => !/[([]/.test(shown),
  ],
  [
    /\bin (?:double |single )?(?:quotation marks|quotes)\b/,
    'quotation marks',
    (shown) => !/["“”'‘«]/.test(shown),
  ],
  [
    /\btitle and surname\b/,
    'title and surname',
    (shown) => !/\b(?:Mr|Mrs|Ms|Miss|Dr|Prof|Sir|Madam)\b/.test(shown),
  ],
  [
    /\bin italics\b/,
    'italics',
    (shown) => /\*/.test(shown) && !/(?<!\*)\*[^*\n]+\*(?!\*)|_[^_\n]+_/.test(shown),
  ],
  [
    /\b(?:each|every|all)\b[^.\n]{0,20}\bhash(?:tag)?(?: sign)?s?\b/,
    'a hash sign',
    (shown) =>
      /,/.test(shown) &&
      afterColon(shown)
        .split(',')
        .some((word) => !/^\s*#/.test(word)),
  ],
  [/\bin square brackets\b/, 'square brackets', (shown) => /\(/.test(shown) && !/\[/.test(shown)],
]

/** What a part of an example need not show. */
const WHOLE = new Set([
  'brackets',
  'quotation marks',
  'a figure',
  'a figure at the end',
  'whole sentences',
  'one sentence',
  'a question',
])

/** How lines are written: case, person, tense, sort of sentence. */
export const mannerRules = ({ said }: Stated): FormRule[] =>
  MANNERS.filter(([when]) => when.test(said)).map(([, what, breaks]) => ({
    why: `The prompt asks for ${what}, and the example is not like that.`,
    ...(WHOLE.has(what) ? { full: true as const } : {}),
    ...(what === 'quotation marks' ? { marks: true as const } : {}),
    breaks,
  }))
