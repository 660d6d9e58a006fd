import type { FormRule } from '#app/prompts/domain/examples/form_rule'
import type { Stated } from '#app/prompts/domain/examples/stated'

const KEYS =
  /\b(?:exactly )?(?:\p{L}+ )?(?:keys|fields|properties|attributes|children)\b(?: in this order)?(?: are)?:?\s((?:["'“`]?[\p{Ll}_][\p{L}\p{N}_]*["'”`]?(?: \([^)\n]{1,30}\))?(?:, |,? and )){1,9}["'“`]?[\p{Ll}_][\p{L}\p{N}_]*["'”`]?)/gu
const isJson = (shown: string) => /^[[{]/.test(shown.trim()) && /"\s*:/.test(shown)
const isXml = (shown: string) => /^<[a-z]/i.test(shown.trim()) && shown.includes('</')
const TYPED =
  /["“'`]?([a-z_]\w*)["”'`]? (?:\((?:an? )?(number|integer|string|boolean|true or false|array)\)|is an? (number|integer|string|boolean|array)\b|as an? (number|integer|string|boolean)\b)/gi
const TYPES: Record<string, string> = {
  number: '-?\\d',
  integer: '-?\\d+\\s*[,}\\]]',
  string: '"',
  boolean: 'true|false',
  array: '\\[',
}

/** Rules on objects and elements: their keys, how the keys are written, and what the values are. */
export function dataRules({ text, said }: Stated): FormRule[] {
  return [...keyRules(text), ...typeRules(text), ...keyCase(said), ...plainNumbers(said)]
}

const NAMES_KEYS = /keys|fields|properties|attributes|children/

function keyRules(text: string): FormRule[] {
  if (!NAMES_KEYS.test(text)) return []
  return [...text.matchAll(KEYS)].slice(0, 3).map(({ 1: list }) => {
    const quoted = list.match(/["'“`][^"'”`]+["'”`]/g)
    const keys = (quoted ?? list.split(/, |,? and /)).map((key) =>
      key.replaceAll(/["'“”`]| \(.*/g, '').trim()
    )
    const key = (name: string, shown: string) =>
      isXml(shown) ? shown.includes(`<${name}`) : shown.includes(`"${name}"`)
    return {
      why: 'The example lacks a field that the prompt names.',
      breaks: (shown: string) =>
        (isJson(shown) || isXml(shown)) &&
        keys.some((name) => key(name, shown)) &&
        keys.some((name) => !key(name, shown)),
    }
  })
}

function typeRules(text: string): FormRule[] {
  return [...text.matchAll(TYPED)].slice(0, 12).map(([, name, first, second, third]) => {
    const type = (first ?? second ?? third).toLowerCase().replace('true or false', 'boolean')
    const value = new RegExp(`"${name}"\\s*:\\s*(?!null|${TYPES[type]})\\S`)
    return {
      why: 'A value in the example is not of the sort that the prompt names.',
      breaks: (shown: string) => isJson(shown) && value.test(shown),
    }
  })
}

const CASES: [RegExp, RegExp][] = [
  [/\bsnake[_ -]?case\b/, /"[a-z0-9]*(?:[A-Z]|[a-z]-)\w*"\s*:/],
  [/\bcamel ?case\b/, /"(?:[A-Z]\w*|\w+[_-]\w+)"\s*:/],
  [/\bkebab[- ]?case\b/, /"\w*[A-Z_]\w*"\s*:/],
]

const keyCase = (said: string): FormRule[] =>
  CASES.filter(([when]) => when.test(said)).map(([, sign]) => ({
    why: 'A key in the example is not written as the prompt asks.',
    breaks: (shown) => sign.test(shown),
  }))

/** "Values are numbers, not strings." */
function plainNumbers(said: string): FormRule[] {
  const when =
    /\b(?:numbers?, not (?:as )?strings?|as numbers?|are numbers|json numbers|without quotation marks)\b/
  return when.test(said)
    ? [
        {
          why: 'A number in the example is written as a string.',
          breaks: (shown) => isJson(shown) && /:\s*"-?\d+(?:\.\d+)?"/.test(shown),
        },
      ]
    : []
}
