import { stem } from '#app/prompts/domain/english/stem'

/** Verbs that say no more than that something is there; those of the first row stand for those of the others. */
const GROUPS: Record<string, string> = {
  'light': 'include contain have add put insert show give provide write',
  'light use': 'use employ',
  'light tell': 'mention state name tell say list cite refer quote disclose reveal',
}

export const LIGHT: ReadonlyMap<string, string> = new Map(
  Object.entries(GROUPS).flatMap(([group, verbs]) =>
    verbs.split(' ').map((verb) => [stem(verb), group] as const)
  )
)

/** Verbs that make what a noun of another stem names: "explain" makes an explanation. */
const MADE = `explain explanation, describe description, compare comparison, conclude conclusion, introduce introduction, justify justification,
  summarize summary, apologize apology, define definition, translate translation, recommend recommendation`

/** By the stem of a verb, the stem of the noun for what it makes. */
export const MADE_BY: ReadonlyMap<string, string> = new Map(
  MADE.split(',').map((pair) => {
    const [verb, noun] = pair.trim().split(' ').map(stem)
    return [verb, noun]
  })
)

/** Words that do not change what is spoken of. */
export const LIGHT_WORDS = new Set(
  `a an the any all every each of to in on at for from by with and is are be been it its this that these those them they their your our my me us you
  some no not never anywhere anything at-all throughout whole entire text answer response output result letter email post message here there his her
  him she he how what which will would can could about as into also please somewhere elsewhere everywhere very first least
  two three four five six seven eight nine ten must should code`.split(/\s+/)
)
