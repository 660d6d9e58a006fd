import { NUMBER, numberOf } from '#app/prompts/domain/demands/numbers'
import { sizesIn } from '#app/prompts/domain/demands/sizes'
import { spokenOf } from '#app/prompts/domain/demands/spoken'
import type { Reading } from '#app/prompts/domain/reading/reading'

/** A stated rule on form that an example can be held against. */
export interface FormRule {
  why: string
  breaks(example: string): boolean
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}#€£$%][\p{L}\p{N}'’.,:-]*/gu)?.length ?? 0
const sentencesIn = (text: string) => text.match(/[.!?](?=\s|$|["”’)])/g)?.length ?? 0
const STRUCTURED = /^[[{<]|[|;→]|->|=>/
const DENIED =
  "(?:no|without(?: any)?|never uses?(?: an?)?|(?:do not|don't) use (?:any )?|avoid|must not (?:contain|have)(?: an?)?|and no|or)"

/** Every rule on form that the text states in a way that can be checked. */
export function formRules(reading: Reading): FormRule[] {
  const spoken = spokenOf(reading)
  const said = spoken.map((sentence) => sentence.said).join('\n')
  const text = reading.text
  return [
    ...sizeRules(reading),
    ...FIXED.filter(({ when }) => when.test(said)),
    ...labelRules(reading),
    ...keyRules(text),
    ...patternRules(said, text),
    ...wordRules(text),
  ]
}

function sizeRules(reading: Reading): FormRule[] {
  return sizesIn(reading).flatMap(({ unit, least, most, of, start }) => {
    const whole = /\b(?:in total|in all|altogether|overall)\b/.test(
      reading.masked.slice(start, start + 60)
    )
    const before = reading.masked.slice(Math.max(0, start - 60), start).toLowerCase()
    const other =
      /\b(?:feedback|speaker note|reason|summary|explanation|intro\w*|conclusion|why|note|comment|remark)\b[^.]*$/.test(
        before
      )
    if (
      unit !== 'word' ||
      whole ||
      other ||
      (of !== null && /summary|intro|reason|comment|note|answer|paragraph/.test(of))
    )
      return []
    return [
      {
        why: 'The example is longer or shorter than the prompt allows.',
        breaks: (example) =>
          !STRUCTURED.test(example) &&
          most < 60 &&
          (wordsIn(example) > most || (least > 1 && wordsIn(example) < least * 0.7)),
      },
    ]
  })
}

interface Fixed extends FormRule {
  when: RegExp
}

const FIXED: Fixed[] = [
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
    when: /\b(?:all |only |in )?lower[- ]?case\b(?! or)|\bno capitals?\b|\bsmall letters\b/,
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

const LABELS =
  /\b(?:labels?|values?|categor(?:y|ies)|codes?|one of|either|as|into|with|from this set|answer|reply|set|themes?|ratings?|priority|status(?:es)?|tags?)\b[^.\n]{0,40}?[:\s]((?:["'“]?\p{Lu}[\p{Lu}\p{N}_-]{0,20}["'”]?(?:\s\([^)\n]{1,40}\))?(?:, |,? or |,? and |\/| \/ | \| )){1,9}["'“]?\p{Lu}[\p{Lu}\p{N}_-]{0,20}["'”]?)/gu
const CAPITAL = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}_-]*(?![\p{Ll}])/gu

/** A closed list of labels in capitals: an example must not use another one. */
function labelRules({ text }: Reading): FormRule[] {
  return [...text.matchAll(LABELS)].slice(0, 3).map(({ 1: list }) => {
    const labels = new Set(list.replaceAll(/\([^)]*\)/g, '').match(CAPITAL) ?? [])
    const alike = [...labels].every((label) => /\d/.test(label)) ? /^\p{Lu}+\d+$/u : /^\p{Lu}{2,}/u
    return {
      why: 'The label in the example is none of those that the prompt allows.',
      breaks: (example: string) => {
        const answer =
          /(?:->|→|=>|[:=|-])\s*["“]?(\p{Lu}[\p{Lu}\p{N}_-]*)["”]?\s*$/u.exec(
            example.trim()
          )?.[1] ??
          (/^["“]?\p{Lu}[\p{Lu}\p{N}_-]+["”]?$/u.test(example.trim()) ? example.trim() : undefined)
        return answer !== undefined && alike.test(answer) && !labels.has(answer)
      },
    }
  })
}

const KEYS =
  /\b(?:exactly )?(?:\p{L}+ )?(?:keys|fields|properties|attributes)\b:?\s((?:["'“`]?[\p{Ll}_][\p{L}\p{N}_]*["'”`]?(?:, |,? and )){1,9}["'“`]?[\p{Ll}_][\p{L}\p{N}_]*["'”`]?)/gu

/** Named keys: an example object must have them all. */
function keyRules(text: string): FormRule[] {
  return [...text.matchAll(KEYS)].slice(0, 3).map(({ 1: list }) => {
    const keys = list.split(/, |,? and /).map((key) => key.replaceAll(/["'“”`]/g, ''))
    return {
      why: 'The example lacks a field that the prompt names.',
      breaks: (example: string) =>
        /^[[{]/.test(example.trim()) &&
        /"\s*:/.test(example) &&
        keys.some((key) => !example.includes(`"${key}"`)),
    }
  })
}

const PIECE = `(${NUMBER}) (capital|upper-?case|lower-?case|small)? ?(letters?|digits?|numbers?|characters?)|an? (hyphen|dash|underscore|slash|dot|full stop|colon|space)`
const SHAPE = new RegExp(
  `(?:${PIECE})(?:,? (?:and |then |followed by )?(?:the ending \\S+|(?:${PIECE}))){1,6}`,
  'g'
)
const MARKS: Record<string, string> = {
  'hyphen': '-',
  'dash': '[-–]',
  'underscore': '_',
  'slash': '/',
  'dot': '\\.',
  'full stop': '\\.',
  'colon': ':',
  'space': ' ',
}
/** A pattern whose gaps are names in capitals ("As a ROLE, I want GOAL"). */
const TEMPLATE =
  /(?<=[:“"] ?)[^.:"“”\n]{0,40}\p{Lu}{3,}[^.:"“”\n]{1,40}\p{Lu}{3,}[^.:"“”\n]{0,60}/gu

/** A shape told in words ("three capital letters, an underscore"), or a template with names in capitals. */
function patternRules(said: string, text: string): FormRule[] {
  const shapes = [...said.matchAll(SHAPE)].map(({ 0: told }) => {
    const source = [...told.matchAll(new RegExp(PIECE, 'g'))]
      .map(([, count, size, sort, mark]) =>
        mark ? MARKS[mark] : `${setOf(size, sort)}{${numberOf(count)}}`
      )
      .join('')
    const shape = new RegExp(source, 'u')
    return {
      why: 'The example does not have the form that the prompt describes.',
      breaks: (example: string) => !shape.test(example),
    }
  })
  const templates = [...text.matchAll(TEMPLATE)].flatMap(({ 0: template }) => {
    const fixed = template
      .split(/,? ?\p{Lu}{3,},? ?/u)
      .map((part) => part.trim().toLowerCase())
      .filter((part) => /\p{L}{2}/u.test(part) && part !== 'or' && part !== 'and')
    if (fixed.length < 2) return []
    return {
      why: 'The example leaves out a part of the pattern that the prompt gives.',
      breaks: (example: string) => fixed.some((part) => !example.toLowerCase().includes(part)),
    }
  })
  return [...shapes, ...templates]
}

function setOf(size: string | undefined, sort: string): string {
  if (/^(?:digit|number)/.test(sort)) return '\\d'
  if (/^char/.test(sort)) return '\\S'
  return size === undefined ? '\\p{L}' : /^(?:capital|upper)/.test(size) ? '\\p{Lu}' : '\\p{Ll}'
}

const BANNED_WORD =
  /(?:\bthe words?|\b(?:don't|do not|never) (?:use|write|say))\s(?:the words? )?["“']([^"”'\n]{2,30})["”'](?:\s(?:must not|may not|should not|is (?:banned|forbidden|not allowed)|do(?:es)? not))?/giu

/** Words that the prompt rules out by name. */
function wordRules(text: string): FormRule[] {
  return [...text.matchAll(BANNED_WORD)]
    .filter(({ 0: whole, index }) =>
      /not|n't|never|banned|forbidden/i.test(text.slice(Math.max(0, index - 25), index) + whole)
    )
    .map(({ 1: word }) => ({
      why: 'The example has a word that the prompt rules out.',
      breaks: (example: string) => example.toLowerCase().includes(word.toLowerCase()),
    }))
}
