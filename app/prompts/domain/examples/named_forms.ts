import { NUMBER, numberOf } from '#app/prompts/domain/demands/numbers'
import type { FormRule } from '#app/prompts/domain/examples/form_rule'
import type { Reading } from '#app/prompts/domain/reading/reading'

const LABELS =
  /\b(?:labels?|values?|categor(?:y|ies)|codes?|one of|either|as|into|with|from this set|answer|reply|set|themes?|ratings?|priority|status(?:es)?|tags?)\b[^.\n]{0,40}?[:\s]((?:["'“]?\p{Lu}[\p{Lu}\p{N}_-]{0,20}["'”]?(?:\s\([^)\n]{1,40}\))?(?:, |,? or |,? and |\/| \/ | \| )){1,9}["'“]?\p{Lu}[\p{Lu}\p{N}_-]{0,20}["'”]?)/gu
const CAPITAL = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}_-]*(?![\p{Ll}])/gu

/** A closed list of labels in capitals: an example must not use another one. */
export function labelRules({ text }: Reading): FormRule[] {
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
export function keyRules(text: string): FormRule[] {
  return [...text.matchAll(KEYS)].slice(0, 3).map(({ 1: list }) => {
    const quoted = list.match(/["'“`][^"'”`]+["'”`]/g)
    const keys = (quoted ?? list.split(/, |,? and /)).map((key) => key.replaceAll(/["'“”`]/g, ''))
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
  /(?<=[:“"] ?)[^.:()"“”\n]{0,40}\p{Lu}{3,}[^.:()"“”\n]{1,40}\p{Lu}{3,}[^.:()"“”\n]{0,60}/gu

/** A shape told in words ("three capital letters, an underscore"), or a template with names in capitals. */
export function patternRules(said: string, text: string): FormRule[] {
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
export function wordRules(text: string): FormRule[] {
  return [...text.matchAll(BANNED_WORD)]
    .filter(({ 0: whole, index }) =>
      /not|n't|never|banned|forbidden/i.test(text.slice(Math.max(0, index - 25), index) + whole)
    )
    .map(({ 1: word }) => ({
      why: 'The example has a word that the prompt rules out.',
      breaks: (example: string) => example.toLowerCase().includes(word.toLowerCase()),
    }))
}
