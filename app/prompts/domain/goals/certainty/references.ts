import { thingAt } from '#app/prompts/domain/goals/things/thing'

/** Words for some of several things: which of them is meant, no step can know. */
const SOME =
  /\b(?:the (?:\p{L}+ )?ones|the others?|the rest|the former|the latter|both|respective(?:ly)?|some of (?:them|these|those))\b/iu
const EACH =
  /\b(?:each|every)\b(?! (?:single )?(?:time|day|week|month|quarter|year|morning|\p{L}+day)\b)/iu
const SEVERAL = /\b(?:them|these|those)\b(?! \p{L}+s\b)/giu
/** "Rate them": the whole of what was made before. */
const OBJECT = /^\p{L}+(?: (?:out|up|down))? $/iu

/** Whether a job speaks of one of several things, or of several that no step before it has made. */
export function refersToSeveral(
  text: string,
  before: string | undefined,
  isInLoop: boolean
): boolean {
  if (SOME.test(text) || (!isInLoop && EACH.test(text))) return true
  return [...text.matchAll(SEVERAL)].some(
    ({ index }) => !OBJECT.test(text.slice(0, index)) || !makesSeveral(before)
  )
}

/** Whether what a job is about are several things: "list the risks". */
function makesSeveral(before: string | undefined): boolean {
  if (before === undefined) return false
  const thing = thingAt(before.replace(/^\S+ (?:(?:up with|out|up|down) )?/, ''))
  return thing !== null && /[^su]s$/i.test(thing.words.split(/ (?:of|for) /)[0])
}
