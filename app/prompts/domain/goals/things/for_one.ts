import { isInside } from '#app/prompts/domain/goals/things/each'
import { phraseAt } from '#app/prompts/domain/goals/things/thing'

const EACH =
  /(^|[\s,]+)(?:(for )?(?:each|every)(?: single)?(?: one)?(?: of (?:them|these|those|the|my|our))?|(per))(?=$|[\s,.;:])/giu
const TIME =
  /^(?:time|day|hour|morning|evening|night|week|month|quarter|year|workday|\p{L}+day)\b/iu
const LEADING = /^[\s,:]+/

/**
 * The words of work that is done for each entry, as an order for one of them: "write a label for each jar" becomes "write a
 * label", "answer each mail" becomes "answer the mail".
 */
export function forOne(text: string): string {
  for (const { 0: found, 1: gap, 2: before = '', 3: per, index } of text.matchAll(EACH)) {
    const start = text.slice(0, index)
    const rest = text.slice(index + found.length).trimStart()
    const named = phraseAt(rest)
    if (TIME.test(named) || isInside(`${start}${gap}${before}`)) continue
    const after = rest.slice(named.length)
    const isAdjunct = before !== '' || per !== undefined
    if (isAdjunct && hasWork(start, after)) return joined(start, after.replace(LEADING, ''))
    if (per === undefined)
      return joined(`${start}${gap}${before}${named === '' ? 'it' : `the ${named}`}`, after)
  }
  return text
}

const joined = (start: string, after: string): string =>
  /^(?:[\s,.;:]|$)/.test(after) || start === '' ? start + after : `${start} ${after}`

/** Whether something is left to do without the words about each. */
const hasWork = (before: string, after: string): boolean =>
  [before, after].some((words) => words.replace(LEADING, '').split(/\s+/).length > 1)
