import { NUMBER, numberOf } from '#app/prompts/domain/demands/numbers'
import type { FormRule } from '#app/prompts/domain/examples/form_rule'
import type { Stated } from '#app/prompts/domain/examples/stated'

const QUOTED = /["“'«]([^"”'»\n]{2,30})["”'»]/g
const NEVER =
  /(?:\b(?:the )?(?:words?|terms?|phrases?|expressions?)|\b(?:don't|do not|never|avoid|without|no|not|must not|banned|forbidden)(?: (?:use|write|say|mention|contain|be|the|words?|using|start|starting))*)[\s:]+((?:["“'«][^"”'»\n]{2,30}["”'»](?:, |,? or |,? and |,? nor )?)+)([^.\n]{0,50})/giu
const BANNED =
  /\b(?:banned|forbidden|taboo|avoid|never use|off limits)(?: words?)?:\s*((?:[\p{Ll}-]{3,20}(?:, |,? and |,? or )){1,12}[\p{Ll}-]{3,20})/giu
const MUST =
  /\b(?:must |has to |should |always )?(?:contains?|includes?|with the words?|uses?|containing) ((?:the words? )?["“«][^"”»\n]{2,30}["”»])/giu
const PIECE = `(${NUMBER})[- ]?(capital|upper-?case|lower-?case|small)? ?(letters?|digits?|digit number|numbers?|characters?)|(?:(?:an?|the) |(?<=, )(?=hyphen|dash|underscore|slash))(hyphen|dash|underscore|slash|dot|full stop|colon|space|hash(?: sign)?)`
const SHAPE = new RegExp(
  `(?:${PIECE})(?:,? ?[^.,\\n]{0,24}?,? ?(?:and |then |followed by )?(?:the ending \\S+|(?:${PIECE}))){1,6}`,
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
  'hash': '#',
  'hash sign': '#',
}
const TEMPLATE =
  /(?<=[:“"] ?)[^.:()"“”\n]{0,40}\p{Lu}{3,}[^.:()"“”\n]{1,40}\p{Lu}{3,}[^.:()"“”\n]{0,60}/gu

/** Words that must or must not stand in the result, and shapes that are told in words. */
export function wordRules({ text, said }: Stated): FormRule[] {
  return [
    ...neverRules(text),
    ...mustRules(text),
    ...shapeRules(said),
    ...letterRules(said),
    ...templateRules(text),
    ...signedForms(text),
  ]
}

const has = (shown: string, word: string) =>
  new RegExp(`(?<!\\p{L})${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'iu').test(
    shown
  )

function neverRules(text: string): FormRule[] {
  const named = [...text.matchAll(NEVER)].flatMap(({ 0: told, 1: row, 2: rest }) => {
    const denied =
      /\b(?:not|never|avoid|without|no|nor|banned|forbidden)\b|n't/i.test(
        told.slice(0, told.length - rest.length).replace(row, '')
      ) ||
      /^\s?(?:(?:must|may|should|can|do|does|is|are) (?:not|never)|(?:must|may|should|can|do|does|is|are)n't|(?:is|are|stays?|remains?) (?:strictly )?(?:banned|taboo|forbidden|out|off[ -]limits|not allowed|unwanted|unwelcome|ruled out|left out|excluded))/i.test(
        rest
      )
    return denied && !/\b(?:start|begin|open)/i.test(told)
      ? [...row.matchAll(QUOTED)].map(([, word]) => word)
      : []
  })
  const listed = [...text.matchAll(BANNED)].flatMap(([, row]) => row.split(/, | and | or /))
  const words = [...named, ...listed]
  return words.length
    ? [
        {
          why: 'The example has a word that the prompt rules out.',
          breaks: (shown) => words.some((word) => has(shown, word.trim())),
        },
      ]
    : []
}

function mustRules(text: string): FormRule[] {
  return [...text.matchAll(MUST)].slice(0, 4).flatMap(({ 0: told, 1: quoted, index }) => {
    if (
      /\b(?:not|never|n't|no|four|three|two|some|one) [^.]{0,24}$/i.test(
        text.slice(Math.max(0, index - 30), index)
      ) ||
      !/must|has to|should|always|contains|includes/i.test(told)
    )
      return []
    const word = /["“«]([^"”»]+)/.exec(quoted)![1]
    return [
      {
        why: 'The example lacks a word that the prompt asks for.',
        full: true as const,
        breaks: (shown: string) => !has(shown, word),
      },
    ]
  })
}

/** A shape told in words ("three capital letters, an underscore"). */
const shapeRules = (said: string): FormRule[] =>
  [...said.matchAll(SHAPE)].map(({ 0: told }) => {
    const source = [...told.matchAll(new RegExp(PIECE, 'g'))]
      .map(([, count, size, sort, mark]) =>
        mark ? MARKS[mark] : `${setOf(size, sort)}{${numberOf(count)}}`
      )
      .join('\\S*?')
      .replaceAll(/\\S\*\?(?=[-_/\\.: #])|(?<=[-_/:.# \]])\\S\*\?/g, '')
    const shape = new RegExp(`(?<![\\p{L}\\d])${source}(?![\\p{L}\\d])`, 'u')
    return {
      why: 'The example does not have the form that the prompt describes.',
      breaks: (shown: string) =>
        shown
          .split(/[\s,;:]+/)
          .some(
            (word) =>
              /\d/.test(word) && /\p{L}|[#_-]/u.test(word) && word.length > 3 && !shape.test(word)
          ),
    }
  })

/** "The two-letter code". */
function letterRules(said: string): FormRule[] {
  const told = new RegExp(`\\b(${NUMBER})-letter\\b`).exec(said)
  return told
    ? [
        {
          why: 'The code in the example has another length than the prompt asks for.',
          breaks: (shown) =>
            /^\p{Lu}+$/u.test(shown.trim()) && shown.trim().length !== numberOf(told[1]),
        },
      ]
    : []
}

function setOf(size: string | undefined, sort: string): string {
  if (/^(?:digit|number)/.test(sort)) return '\\d'
  if (/^char/.test(sort)) return '\\S'
  return size === undefined ? '\\p{L}' : /^(?:capital|upper)/.test(size) ? '\\p{Lu}' : '\\p{Ll}'
}

/** A pattern whose gaps are names in capitals ("As a ROLE, I want GOAL"). */
const templateRules = (text: string): FormRule[] =>
  [...text.matchAll(TEMPLATE)].flatMap(({ 0: template }) => {
    const fixed = template
      .split(/,? ?\p{Lu}{3,},? ?/u)
      .map((part) => part.trim().toLowerCase())
      .filter((part) => /\p{L}{2}/u.test(part) && part !== 'or' && part !== 'and')
    if (fixed.length < 2) return []
    return {
      why: 'The example leaves out a part of the pattern that the prompt gives.',
      breaks: (shown: string) => fixed.some((part) => !shown.toLowerCase().includes(part)),
    }
  })

const SIGNED =
  /\b(?:form|format|pattern|layout|shape|template)(?: is| of|:)? ["“]?((?:\p{Lu}\p{L}*|[()[\]|;:,/#–-]|\s(?=[\p{Lu}()[\]|;:/#–-]))+)["”]?(?=[.,;\n"”]|$)/gu

/** A form told by its signs: "Title (Year)", "Name / Town". */
const signedForms = (text: string): FormRule[] =>
  [...text.matchAll(SIGNED)].slice(0, 3).flatMap(({ 1: form }) => {
    const signs = new Set(form.match(/[()[\]|;/#]/g) ?? [])
    return signs.size && /\p{L}/u.test(form)
      ? {
          why: 'The example lacks a sign of the form that the prompt gives.',
          breaks: (shown: string) => [...signs].some((sign) => !shown.includes(sign)),
        }
      : []
  })
