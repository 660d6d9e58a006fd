import type { FormRule } from '#app/prompts/domain/examples/form_rule'

const sentencesIn = (text: string) => text.match(/[.!?](?=\s|$|["”’)])/g)?.length ?? 0
const DENIED =
  "(?:no|without(?: any)?|never uses?(?: an?)?|(?:do not|don't) use (?:any )?|avoid|must not (?:contain|have)(?: an?)?|and no|or)"

/** Rules on form that are stated in set words; `when` is looked for in the demands, in lower case. */
interface Fixed extends FormRule {
  when: RegExp
}

export const FIXED_FORMS: Fixed[] = [
  {
    when: new RegExp(`\\b${DENIED} exclamation marks?`),
    why: 'The example has an exclamation mark, which the prompt rules out.',
    breaks: (example) => example.includes('!'),
  },
  {
    when: new RegExp(`\\b${DENIED} question marks?`),
    why: 'The example has a question mark, which the prompt rules out.',
    breaks: (example) => example.includes('?'),
  },
  {
    when: new RegExp(`\\b${DENIED} (?:emojis?|smileys?)`),
    why: 'The example has an emoji, which the prompt rules out.',
    breaks: (example) => /\p{Extended_Pictographic}/u.test(example),
  },
  {
    when: new RegExp(`\\b${DENIED} (?:digits|numbers|numerals|figures)`),
    why: 'The example has a figure, which the prompt rules out.',
    breaks: (example) => /\d/.test(example),
  },
  {
    when: new RegExp(`\\b${DENIED} hashtags?`),
    why: 'The example has a hashtag, which the prompt rules out.',
    breaks: (example) => /#\p{L}/u.test(example),
  },
  {
    when: new RegExp(`\\b${DENIED} (?:full stops?|periods?)`),
    why: 'The example ends with a full stop, which the prompt rules out.',
    breaks: (example) => /\.["”]?$/.test(example.trim()),
  },
  {
    when: new RegExp(`\\b${DENIED} (?:abbreviations?|contractions?)`),
    why: 'The example has a contraction, which the prompt rules out.',
    breaks: (example) => /\p{L}['’](?:t|re|ve|ll|m|d)\b/u.test(example),
  },
  {
    when: new RegExp(
      `\\b(?:${DENIED}|names? no|mentions? no) (?:price|prices|sum|sums|amounts?|costs?)\\b`
    ),
    why: 'The example names a price, which the prompt rules out.',
    breaks: (example) => /[€£$]\s?\d|\d\s?(?:€|£|euros?|pounds|dollars)\b/.test(example),
  },
  {
    when: /\b(?:all |only |in )?lower[- ]?case\b(?! or)|\bno capitals?\b(?! (?:for|in))|\bsmall letters\b/,
    why: 'The example has capitals, which the prompt rules out.',
    breaks: (example) => /\p{Lu}/u.test(afterColon(example)),
  },
  {
    when: /\b(?:in|all) (?:block )?(?:capitals|caps)\b|\bupper[- ]?case\b/,
    why: 'The example has small letters where the prompt asks for capitals.',
    breaks: (example) => !/\p{Lu}{2}/u.test(example) && /\p{Ll}/u.test(example),
  },
  {
    when: /\b(?:every|each)\b[^.\n]{0,40}\b(?:is|are)\b[^.\n]{0,20}\b(?:a question|phrased as (?:a )?questions?|questions)\b|\b(?:ends?|ending) with a question mark\b|\bphrase (?:each|every|all|them)[^.\n]{0,30} as (?:a )?questions?\b|\bquestion form\b/,
    why: 'The example is no question, which the prompt asks for.',
    breaks: (example) => !example.includes('?'),
  },
  {
    when: /\b(?:starts?|begins?|starting|beginning|opens?) with (?:an? )?(?:\p{L}+ )?verb\b|\bverb first\b|\bimperative\b/u,
    why: 'The example does not begin with a verb, which the prompt asks for.',
    breaks: (example) =>
      /^["“]?(?:the|an?|our|your|my|we|i|you|it|this|that|these|there|his|her|their|no|some|all)\b|^\p{Lu}\p{Ll}+ (?:is|are|was|were|has|have|had)\b/iu.test(
        example.trim()
      ),
  },
  {
    when: /\byyyy-mm-dd\b|\biso (?:form|format|date|dates|8601)\b|\biso-?8601\b/i,
    why: 'The date in the example is not in the form that the prompt asks for.',
    breaks: (example) =>
      /\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b\d{1,2}\.? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2}\b/i.test(
        example
      ),
  },
  {
    when: /\bdd[./]mm[./]yyyy\b/i,
    why: 'The date in the example is not in the form that the prompt asks for.',
    breaks: (example) =>
      /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:january|february|march|april|june|july|august|september|october|november|december) \d/i.test(
        example
      ),
  },
  {
    when: /\b24-hour\b|\b24 hour clock\b/,
    why: 'The time in the example is not in the form that the prompt asks for.',
    breaks: (example) => /\b\d{1,2}(?::\d{2})?\s?[ap]\.?m\b/i.test(example),
  },
  {
    when: /\btwo decimals?\b|\btwo decimal places\b/,
    why: 'The amount in the example does not have two decimals.',
    breaks: (example) =>
      (example.match(/\d+\.\d+(?![.\d])/g) ?? []).some(
        (amount) => !/\d{4}$/.test(amount) && !/\.\d{2}$/.test(amount)
      ),
  },
  {
    when: /\b(?:amounts?|prices?|sums?) (?:is |are )?in euros?\b|\bin euros\b/,
    why: 'The example uses another currency than the prompt asks for.',
    breaks: (example) => /[$£]\s?\d/.test(example),
  },
  {
    when: /\bmetric(?: units)?\b|\bin (?:metres|kilometres|centimetres|kilograms|grams|celsius)\b/,
    why: 'The example uses other units than the prompt asks for.',
    breaks: (example) =>
      /\d\s?(?:miles?|feet|ft|inch(?:es)?|lbs?|ounces?|oz|°f|yards?)\b/i.test(example),
  },
  {
    when: /\bthird person\b|\bno first person\b|\bwithout (?:i|"i")\b/,
    why: 'The example is in the first person, which the prompt rules out.',
    breaks: (example) => /\b(?:I|my|we|our)\b/.test(example),
  },
  {
    when: /\baddress(?:es)? the (?:reader|user|customer) as\b|\bsecond person\b/,
    why: 'The example does not speak to the reader, which the prompt asks for.',
    breaks: (example) => !/\byou(?:r|rs)?\b|￼|[[{]/i.test(example),
  },
  {
    when: /\bleaves? out the (?:person's )?name|\bno (?:names|person's name)\b|\bwithout (?:the )?(?:person's )?names?\b|\banonymous\b/,
    why: 'The example has a name, which the prompt rules out.',
    breaks: (example) =>
      /^\p{Lu}\p{Ll}+ (?:is|was|has|had|said|wants?)\b|\b(?:Mr|Mrs|Ms|Dr)\.? \p{Lu}/u.test(example),
  },
  {
    when: /\b(?:exactly |only |just )?one sentence (?:each|per|long)\b|\beach (?:in |is )?(?:exactly )?one sentence\b|\bin (?:exactly )?one sentence\b/,
    why: 'The example has more than one sentence.',
    breaks: (example) => sentencesIn(example) > 1,
  },
  {
    when: /\bpast tense\b/,
    why: 'The example is not in the past tense, which the prompt asks for.',
    breaks: (example) =>
      /\b(?:is|are|has|does|will)\b/.test(example) && !/\b(?:was|were|\p{L}+ed)\b/u.test(example),
  },
  {
    when: /\bactive voice\b|\bno passive\b/,
    why: 'The example is in the passive, which the prompt rules out.',
    breaks: (example) => /\b(?:is|are|was|were|be|been)\s\p{L}+ed\b/u.test(example),
  },
]

const afterColon = (example: string) => {
  const at = example.lastIndexOf(': ')
  return at >= 0 ? example.slice(at + 2) : example
}
