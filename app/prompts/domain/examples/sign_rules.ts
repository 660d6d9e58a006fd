import type { FormRule } from '#app/prompts/domain/examples/form_rule'

const DENIED =
  "(?:no|without(?: any)?|never (?:uses?|with|contains?)(?: an?)?|(?:do not|don't|must not|may not|should not|not|nor) (?:use|contain|have|include|mention|name|take|be)(?: any| an?)?|avoid|names? no|mentions? no|contains? no|free of|leave out(?: the| any)?|leaves? out(?: the)?|instead of|bans?|and no|never(?: in the)?)"

/** Signs and words by their name, as they are ruled out. */
const SIGNS: [string, RegExp][] = [
  ['exclamation (?:marks?|points?)', /!/],
  ['question marks?', /\?/],
  ['(?:rhetorical )?questions', /\?/],
  ['(?:emojis?|smileys?|emoticons?)', /\p{Extended_Pictographic}/u],
  ['(?:digits|numbers|numerals|figures)', /\d/],
  ['hashtags?', /#\p{L}/u],
  ['(?:full stops?|periods?)', /\.["”)]?$/],
  ['semicolons?', /;/],
  ['colons?', /:/],
  ['commas?', /,/],
  ['(?:dashes|em dashes)', /[–—]| - /],
  ['hyphens?', /\p{L}-\p{L}/u],
  ['(?:brackets|parentheses)', /[()[\]]/],
  ['quotation marks?', /["“”«»]/],
  ['(?:contractions?|shortened forms?)', /\p{L}['’](?:t|re|ve|ll|m|d)\b/u],
  [
    '(?:abbreviations?|acronyms?)',
    /\b\p{Lu}{2,5}\b|\b(?:e\.g|i\.e|etc|approx|incl|min|max|no|nr)\.|\p{L}['’](?:t|re|ve|ll)\b/u,
  ],
  ['(?:prices?|sums?|amounts?|costs?)', /[€£$]\s?\d|\d\s?(?:€|£|euros?|pounds|dollars)/],
  ['(?:currenc(?:y|ies)(?: signs?| symbols?)?)', /[€£$]|\b(?:EUR|USD|GBP)\b/],
  [
    "(?:names?|person's name|painters|authors)",
    /^\p{Lu}\p{Ll}+ (?:is|was|has|had|said|wants?|sues?|\p{L}+ed)\b|\b(?:Mr|Mrs|Ms|Dr)\.? \p{Lu}|[.!?] \p{Lu}\p{Ll}{2,} (?:painted|wrote|said|made|was)\b/u,
  ],
  ['(?:asterisks?|markdown|bold)', /\*/],
  ['(?:hash signs?)', /#/],
  ['backticks?', /`/],
  ['initials?', /\b\p{Lu}\./u],
  ['(?:links?|urls?|web addresses)', /https?:|www\./],
  ['(?:special characters|umlauts|accents|diacritics)', /[à-ÿ]/i],
  ['(?:articles)', /\b(?:the|an?)\b/i],
  ['(?:adverbs)', /\b\p{L}{3,}ly\b/u],
  ['(?:superlatives?)', /\b\p{L}{3,}est\b|\bmost \p{L}/u],
  ['(?:first person)', /\b(?:I|my|we|our|us)\b/],
  [
    '(?:passive(?: voice)?)',
    /\b(?:is|are|was|were|be|been|being)\s(?:\p{L}+ly )?\p{L}+(?:ed|en)\b/u,
  ],
  ['(?:spaces)', /\S \S/],
  ['(?:capitals?|capital letters?)(?! (?:for|in))', /\p{Lu}/u],
  ['(?:plurals?|plural forms?)', /\b\p{Ll}{3,}(?<!s|u|i)s\b/u],
  ['(?:percentages?|percent signs?)', /%/],
]

const BANNED = SIGNS.map(([name, sign]) => ({
  row: new RegExp(`, (?:[a-z]+ )?${name}\\b`),
  when: new RegExp(
    `\\b(?:${DENIED} ?(?:[a-z]+ )?${name}\\b|${name} (?:are|is|stays?) (?:out|banned|forbidden|taboo|not allowed|off limits|unwanted))`
  ),
  /** Asked for in one part, it is ruled out for another. */
  wanted: new RegExp(
    `\\b(?:in|with|put|use|using|ends? with|add) (?:an? |the |exactly one |one )?${name}\\b`
  ),
  name: new RegExp(`\\b${name}\\b`),
  sign,
}))

/** Signs, words and forms that a text rules out by name. */
export function signRules(said: string): FormRule[] {
  return BANNED.flatMap(({ when, row, name, sign, wanted }) => {
    if (!name.test(said)) return []
    const next = row.exec(said)
    const told = when.exec(said) ?? (next && inRow(said, next.index) ? next : null)
    if (!told || isWanted(said, wanted)) return []
    const word = name.exec(told[0])![0]
    return {
      why: `The prompt rules out ${word}, and the example has one.`,
      breaks: (shown) => sign.test(shown),
    }
  })
}

const DENIES = /\b(?:no|not|never|without|avoid|nothing)\b[^.\n]{0,20}$|n't [^.\n]{0,20}$/

function isWanted(said: string, wanted: RegExp): boolean {
  const match = wanted.exec(said)
  return match !== null && !DENIES.test(said.slice(Math.max(0, match.index - 30), match.index))
}

/** Whether a comma goes on with what was ruled out ("no digits, commas or brackets"). */
const inRow = (said: string, at: number) =>
  /\bno [^.:;\n]{0,60}$/.test(said.slice(Math.max(0, at - 70), at)) &&
  /^[^.:;\n]{0,60}\b(?:or|nor)\b/.test(said.slice(at))
