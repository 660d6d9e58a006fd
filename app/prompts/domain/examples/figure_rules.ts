import { NUMBER, numberOf } from '#app/prompts/domain/demands/numbers'
import type { FormRule } from '#app/prompts/domain/examples/form_rule'
import type { Stated } from '#app/prompts/domain/examples/stated'

const MONTHS = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const ANY_DATE = new RegExp(
  `(?<![\\d/.-])(?:\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}|\\d{1,2}[-/.]\\d{1,2}[-/.](?:\\d{2,4})?|\\d{1,2}\\.? ${MONTHS}(?: \\d{4})?|${MONTHS} \\d{1,2}(?:, \\d{4})?)(?![\\d/])`,
  'gi'
)
const FORMAT = /\b(?:YYYY|YY|DD|MM|D|M)(?:[-/. ]?(?:YYYY|YY|DD|MM|D|M)){1,2}\b\.?/
const PIECES: Record<string, string> = {
  YYYY: '\\d{4}',
  YY: '\\d{2}',
  DD: '\\d{2}',
  MM: '\\d{2}',
  D: '\\d{1,2}',
  M: '\\d{1,2}',
}

/** Where the demands say so in set words; `when` is looked for in lower case. */
const SET: [RegExp, string, RegExp][] = [
  [/\b24[- ]?h(?:ou)?rs?\b|\b24-hour/, 'time', /\b\d{1,2}(?:[:.]\d{2})?\s?[ap]\.?m\b/i],
  [/\b12-hour|\bam\/pm\b/, 'time', /\b(?:1[3-9]|2[0-3])[:.]\d\d\b/],
  [/\btimes?\b[^.\n]{0,24}\bin words\b/, 'time', /\d[:.]\d\d/],
  [/\bin words\b[^.\n]{0,40}\bnever (?:in|as) (?:digits|figures|numerals)\b/, 'number', /\d/],
  [
    /\btwo decimals?\b|\btwo decimal places\b/,
    'amount',
    /(?<![\d.,])\d+[.,](?:\d|\d{3,})(?![\d.,])|(?<![\d.,])\d+ ?(?:EUR|€)|[€£$]\d+(?![\d.,])/,
  ],
  [/\b(?:one|a single|1) decimal(?: place)?\b/, 'number', /(?<![\d.,])\d+[.,]\d{2,}(?![\d.,])/],
  [
    /\b(?:three|3) decimals?(?: places)?\b/,
    'number',
    /(?<![\d.,])\d+[.,](?:\d{1,2}|\d{4,})(?![\d.,])/,
  ],
  [/\b(?:no|without) decimals?(?: places)?\b/, 'number', /(?<![\d.,])\d+[.,]\d{1,2}(?![\d.,])/],
  [
    /\b(?:with|carr(?:y|ies)|has|have|gets?|and|bears?|shows?) (?:its|the|their|an?) units?\b/,
    'amount',
    /(?<![\p{L}\d.,:])\d+(?:[.,]\d+)?\s*(?=$|[,;)|])/u,
  ],
  [
    /\bwhole (?:numbers?|marks?|points?|euros?|pounds?|degrees)\b/,
    'number',
    /(?<![\d.])\d+[.,]\d{1,2}(?![\d.])/,
  ],
  [/\bcomma as (?:the )?decimal\b|\bdecimal comma\b/, 'decimal sign', /\d\.\d{1,2}(?![\d.])/],
  [
    /\b(?:full stop|dot|point) as (?:the )?decimal\b|\bdecimal point\b/,
    'decimal sign',
    /\d,\d{1,2}(?!\d)/,
  ],
  [/\b(?:amounts?|prices?|sums?) (?:is |are )?in euros?\b|\bin euros\b/, 'currency', /[$£]\s?\d/],
  [
    /\bmetric(?: units)?\b|\bin (?:metres|kilometres|centimetres|kilograms|grams)\b/,
    'unit',
    /\d\s?(?:miles?|feet|ft|in|inch(?:es)?|lbs?|pounds|ounces?|oz|yards?|cups?|pints?|gallons?|acres?|mph)\b/i,
  ],
  [/\bcelsius\b/, 'unit', /\d\s?°?\s?f\b|fahrenheit/i],
  [/\bfahrenheit\b/, 'unit', /\d\s?°?\s?c\b|celsius/i],
]
/** Where the sign of a currency stands. */
const SIGNS: [RegExp, RegExp][] = [
  [
    /\b(?:euro|pound|dollar|currency|the|their|its) sign (?:comes |stands |goes )?(?:at the end|after|behind)|\b(?:amount|sum|price), (?:a )?space, (?:the )?(?:euro|pound|dollar|currency) sign/,
    /[€£$]\s?\d/,
  ],
  [
    /\b(?:euro|pound|dollar|currency|the|their|its) sign (?:comes |stands |goes )?(?:in front|before|first)/,
    /\d\s?[€£$]/,
  ],
]
const SCALE = new RegExp(
  `\\b(?:scale|scores?|marks?|rate|rating|points|grade|stars|between|grade[sd]?|rated?|politeness)\\b[^.\\n]{0,40}?\\b(?:from )?(${NUMBER})(?: ?\\([^)\\n]{1,30}\\))?\\s?(?:to|-|–|and)\\s?(${NUMBER})\\b`
)

/** Rules on dates, times, numbers and units. */
export function figureRules(stated: Stated): FormRule[] {
  return allRules(stated).map((rule) => ({ ...rule, needs: 'line' as const }))
}

function allRules({ said, text, reading }: Stated): FormRule[] {
  const dates =
    FORMAT.exec(text) ??
    (/\biso (?:form|format|date|dates|8601)\b|\biso-?8601\b/i.test(said) ? ['YYYY-MM-DD'] : null)
  return [
    ...SET.filter(([when]) => when.test(said)).map(([, what, sign]) => ({
      why: `The ${what} in the example is not in the form that the prompt asks for.`,
      breaks: (shown: string) => sign.test(shown),
    })),
    ...SIGNS.filter(([when]) => when.test(said)).map(([, sign]) => ({
      why: 'The sign of the currency in the example stands elsewhere.',
      breaks: (shown: string) => sign.test(shown),
    })),
    ...(dates ? [dateRule(dates[0])] : []),
    ...scaleRules(said),
    ...callRules(reading.text),
  ]
}

function dateRule(format: string): FormRule {
  const source = format.replaceAll(
    /YYYY|YY|DD|MM|D|M|[./]/g,
    (piece) => PIECES[piece] ?? `\\${piece}`
  )
  const right = new RegExp(`^${source}$`)
  const packed = /^(?:YYYYMMDD|DDMMYY)/.test(format)
  return {
    why: 'The date in the example is not in the form that the prompt asks for.',
    breaks: (shown) =>
      !packed &&
      (shown.match(ANY_DATE) ?? []).some((date) => !right.test(date) && !right.test(`${date}.`)),
  }
}

function scaleRules(said: string): FormRule[] {
  const scale = SCALE.exec(said)
  if (
    !scale ||
    /\bwords?\b|\bminutes\b|\bcharacters\b/.test(
      said.slice(scale.index, scale.index + scale[0].length + 12)
    )
  )
    return []
  const [low, high] = [numberOf(scale[1]), numberOf(scale[2])]
  return [
    {
      why: 'The number in the example is not on the scale of the prompt.',
      breaks: (shown) => {
        const numbers = shown.match(/(?<![\d.,])\d+(?:[.,]\d+)?(?![\d.,])/g) ?? []
        const value = Number(numbers[0]?.replace(',', '.'))
        return numbers.length === 1 && (value < low || value > high)
      },
    },
  ]
}

/** A phone number in its international form. */
function callRules(text: string): FormRule[] {
  const code = /\bwith (\+\d{1,3})\b/.exec(text)?.[1]
  return code
    ? [
        {
          why: 'The number in the example is not in the form that the prompt asks for.',
          breaks: (shown) => /\d{3}[ /-]?\d{3}/.test(shown) && !shown.includes(code),
        },
      ]
    : []
}
