import { ASK_VERBS, OPEN_VERBS } from '#app/prompts/domain/reading/words/verbs'

/** Verbs for what a person does with a result after the flow has ended. */
export const OUTSIDE_VERBS: ReadonlySet<string> = new Set(
  'send post publish email mail submit upload save store share file forward notify text release ship deliver archive'.split(
    ' '
  )
)
/** Verbs of work that begin a clause of a goal, beside those that begin a request. */
const MORE_VERBS =
  'turn read check look go pick note flag highlight spot create prepare decide give list verify test validate score triage route transcribe clean anonymize redact deduplicate paraphrase quote sum react address handle deal decline refuse reject accept'.split(
    ' '
  )
/** All verbs that begin a clause of a goal. */
export const GOAL_VERBS: ReadonlySet<string> = new Set([
  ...[...ASK_VERBS.keys(), ...OPEN_VERBS, ...MORE_VERBS],
])
/** Verbs of work in all their forms, with what each is a form of: "writes", "writing", "written". */
export const WORK_FORMS: ReadonlyMap<string, string> = new Map(
  [...GOAL_VERBS, ...OUTSIDE_VERBS, 'take', 'fetch', 'collect', 'open', 'load', 'receive'].flatMap(
    (verb) => formsOf(verb).map((form) => [form, verb] as const)
  )
)

function formsOf(verb: string): string[] {
  if (verb.includes('_')) return []
  const stem = verb.replace(/e$/, '')
  const third = /(?:s|x|z|ch|sh)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`
  const doubled = /[^aeiou][aeiou][^aeiouwxy]$/.test(verb) ? [`${verb}${verb.at(-1)}ing`] : []
  return [verb, third, `${stem}ing`, ...doubled]
}

const IRREGULAR: Record<string, string> = {
  ...{ written: 'write', made: 'make', drawn: 'draw', read: 'read', given: 'give', built: 'make' },
  ...{ chosen: 'choose', taught: 'teach', told: 'tell', shown: 'show', done: 'do', sent: 'send' },
  ...{ split: 'split', cut: 'cut', found: 'find', put: 'put', gone: 'go', rewritten: 'rewrite' },
}

/** The verb of work that a participle belongs to ("is written"), or null. */
export function verbOfParticiple(word: string): string | null {
  if (Object.hasOwn(IRREGULAR, word)) return IRREGULAR[word]
  const stem = word.replace(/i?ed$/, '')
  if (stem === word) return null
  const forms = [stem, `${stem}e`, `${stem}y`, stem.replace(/(.)\1$/, '$1')]
  return forms.find((form) => GOAL_VERBS.has(form) || OUTSIDE_VERBS.has(form)) ?? null
}
