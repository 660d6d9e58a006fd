import { blankBefore } from '#app/prompts/domain/reading/blank_before'
import { demandsSomething } from '#app/prompts/domain/reading/imperative'
import { speaks } from '#app/prompts/domain/reading/sentences'
import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'
import type { Edit } from '#app/prompts/domain/types'

const MIN_SENTENCES = 3
/** A longer list is no easier to follow than the paragraph. */
const MAX_SENTENCES = 40
/** How the account of a variant speaks of such edits. */
export const OWN_LIST = {
  rule: 'format.own_list',
  reason: 'Requirements on separate lines are not overlooked.',
  did: 'Put your requirements on lines of their own.',
}

/**
 * Puts the sentences that follow the main request in one paragraph on lines of their own, in their order and their
 * words, where each of them says how the result is to be. A text that has lists, headings or labels already keeps
 * its layout.
 */
export function ownListEdits(reading: Reading): Edit[] {
  const { sentences, goal, text } = reading
  if (
    goal === null ||
    sentences.some(({ listed, mood, label }) => listed || label || mood === 'heading')
  )
    return []
  const run: Sentence[] = []
  for (let at = goal + 1; at < sentences.length; at++) {
    const gap = text.slice(sentences[at - 1].end, sentences[at].start)
    if (!speaks(sentences[at]) || !/^[ \t]+$/.test(gap)) break
    if (!demandsSomething(reading, sentences[at])) return []
    run.push(sentences[at])
  }
  if (run.length < MIN_SENTENCES || run.length > MAX_SENTENCES) return []
  return run.map(({ start }, index): Edit => {
    const before = text.slice(blankBefore(text, start), start)
    return {
      rule: OWN_LIST.rule,
      start: start - before.length,
      end: start,
      before,
      after: index === 0 ? '\n\n- ' : '\n- ',
      reason: OWN_LIST.reason,
    }
  })
}
