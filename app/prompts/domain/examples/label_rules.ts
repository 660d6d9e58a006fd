import type { FormRule } from '#app/prompts/domain/examples/form_rule'
import type { Stated } from '#app/prompts/domain/examples/stated'

const CAPITALS =
  /\b(?:labels?|values?|categor(?:y|ies)|codes?|one of|either|as|into|with|from this set|answer|reply|set|themes?|ratings?|priority|status(?:es)?|tags?|types?|groups?)\b[^.\n]{0,40}?[:\s]((?:["'“]?\p{Lu}[\p{Lu}\p{N}_-]{0,20}["'”]?(?:\s\([^)\n]{1,40}\))?(?:, |,? or |,? and |\/| \/ | \| )){1,9}["'“]?\p{Lu}[\p{Lu}\p{N}_-]{0,20}["'”]?)/gu
const SMALL =
  /\b(?:(?:allowed |permitted |possible )?(?:types?|labels?|tags?|categories|prefix(?:es)?|values?|classes|codes|status(?:es)?|priorities|severities|levels|moods|ratings?)|one of)(?: are|:| is| of)? ((?:["“'`]?\p{L}[\p{L}\p{N}-]{1,18}["”'`]?(?:, |,? or |,? and )){1,12}["“'`]?\p{L}[\p{L}\p{N}-]{1,18}["”'`]?)(?=[.,;)\n]|$)/giu
const CAPITAL = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}_-]*(?![\p{Ll}])/gu
const FORMS =
  /\bform(?:at)? ["“]([^"”\n]{2,30}?)(?:\.\.\.|…)["”](?:,)? or ["“]([^"”\n]{2,30}?)(?:\.\.\.|…)["”]/i

const ONE = '["“]?\\p{Lu}[\\p{Ll}-]+["”]?'
const QUOTED = '["“][^"”\\n]{1,20}["”]'
const ROW_OF = (one: string) => `${one}(?:(?:,|,? or|,? and| \\/|\\/) ?${one}){1,8}`
const CHOOSES =
  'reply|answer|respond|return|output|say|mark|label|rate|tag|status|verdict|either|only|one of|assign|choose|pick'
    .split('|')
    .map((word) => `[${word[0].toUpperCase()}${word[0]}]${word.slice(1)}`)
    .join('|')
/** "Reply Yes or No", 'marked as "open" or "closed"'. */
const CHOICE = new RegExp(
  `\\b(?:${CHOOSES})(?:e?s|ed)?\\b[^.:\\n"“]{0,30}?(?::\\s|\\s)(${ROW_OF(ONE)}|${ROW_OF(QUOTED)})`,
  'gu'
)

/** "Sort each under delivery, quality or price". */
const SORTED =
  /\b(?:sort|file|put|classify|group|label|mark|tag|rate)(?:s|ed)?\b[^.:\n]{0,40}?\b(?:under|into|as|with|by)\s((?:\p{Ll}[\p{L}-]{1,18}, ){1,8}\p{Ll}[\p{L}-]{1,18},? or \p{Ll}[\p{L}-]{1,18})(?=[.,;)\n]|$)/giu

/** A closed list of labels, or of beginnings: an example must not use another one. */
export function labelRules({ text }: Stated): FormRule[] {
  const forms = FORMS.exec(text)
  return [
    ...[...text.matchAll(CAPITALS)].slice(0, 3).map(({ 1: list }) => inCapitals(list)),
    ...[...text.matchAll(SMALL)].slice(0, 3).map(({ 1: list }) => inSmall(list)),
    ...[...text.matchAll(CHOICE)]
      .slice(0, 3)
      .flatMap(({ 0: told, 1: list }) => inChoice(told, list)),
    ...[...text.matchAll(SORTED)].slice(0, 3).map(({ 1: list }) => inSmall(list)),
    ...(forms ? [beginnings([forms[1], forms[2]])] : []),
  ]
}

const WHY = 'The label in the example is none of those that the prompt allows.'

function inCapitals(list: string): FormRule {
  const labels = new Set(list.replaceAll(/\([^)]*\)/g, '').match(CAPITAL) ?? [])
  const alike = [...labels].every((label) => /\d/.test(label)) ? /^\p{Lu}+\d+$/u : /^\p{Lu}{2,}/u
  return {
    why: WHY,
    breaks: (shown) => {
      const last = /(?:(?:->|→|=>|[:=|-]|\d)\s*|^)["“]?(\p{Lu}[\p{Lu}\p{N}_-]*)["”]?\s*$/u.exec(
        shown.trim()
      )?.[1]
      const first = /^\[(\p{L}[\p{L}\p{N}_-]*)\]/u.exec(shown.trim())?.[1]
      return (
        (last !== undefined && alike.test(last) && !labels.has(last)) ||
        (first !== undefined && !labels.has(first))
      )
    },
  }
}

/** One of a few words; only where the list ends with "or" is it closed. */
function inChoice(told: string, list: string): FormRule[] {
  if (!/\bor\b|\//.test(list) && !/\b(?:only|one of|either)\b/i.test(told)) return []
  const labels = new Set(
    list
      .split(/,? or |,? and |, ?| ?\/ ?/)
      .map((label) => label.replaceAll(/["“”]/g, '').trim().toLowerCase())
  )
  return [
    {
      why: WHY,
      breaks: (shown) => {
        const word = BARE.exec(shown.trim().replaceAll(/["“”]/g, ''))?.[1].toLowerCase()
        return word !== undefined && !labels.has(word)
      },
    },
  ]
}

/** A label alone. */
const BARE = /^\[?([\p{L}\p{N}_-]+(?: [\p{L}_-]+)?)\]?[.!]?$/u

function inSmall(list: string): FormRule {
  const labels = new Set(
    list
      .toLowerCase()
      .split(/, (?:or |and )?| or | and /)
      .map((label) => label.replaceAll(/["“”'`]/g, '').trim())
  )
  return {
    why: WHY,
    breaks: (shown) => {
      const own = /^(?:\[([^\]\n]{2,20})\]|(\p{Ll}[\p{Ll}-]{1,18}):\s)/u.exec(shown.trim())
      const word = (own?.[1] ?? own?.[2])?.toLowerCase()
      if (word !== undefined && !/:\s.*,/.test(shown)) return !labels.has(word)
      const bare = BARE.exec(shown.trim())?.[1].toLowerCase()
      if (bare !== undefined) return !labels.has(bare)
      const row = /:\s*([\p{L}-]+(?:, [\p{L}-]+)+)$/u
        .exec(shown.trim())?.[1]
        .toLowerCase()
        .split(', ')
      const last = /(?:->|→|=>|:)\s*([\p{Ll}-]{2,18})$/u.exec(shown.trim())?.[1]
      if (row) return row.some((tag) => labels.has(tag)) && row.some((tag) => !labels.has(tag))
      return last !== undefined && !labels.has(last)
    },
  }
}

const beginnings = (all: string[]): FormRule => ({
  why: 'The example begins in none of the ways that the prompt allows.',
  breaks: (shown) => !all.some((one) => shown.toLowerCase().startsWith(one.trim().toLowerCase())),
})
