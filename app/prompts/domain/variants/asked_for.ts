import { phraseFrom } from '#app/prompts/domain/reading/bare_head'
import type { Reading } from '#app/prompts/domain/reading/reading'

/** Words before the thing that is asked for. */
const LEAD = new Set(
  `write draft create make compose prepare plan design build need want looking i we you u me us please can could would help with give
  do an a the some my our your this that short quick simple nice good new list idea ideas text wording of for`.split(
    /\s+/
  )
)
const ENDS =
  /^(?:for|about|on|to|of|with|from|in|at|by|between|that|which|who|whose|asking|saying|announcing|turning|so|because|where|when)$/

/** What is asked for, without what is said of it: "voicemail tree" of "write the voicemail tree for a funeral home". In lower case. */
export function headOf({ goal, sentences, tokens, masked }: Reading): string {
  const said = sentences.at(goal ?? 0)
  if (!said) return ''
  let from = said.from
  while (from < said.to && LEAD.has(tokens[from].word)) from++
  return phraseFrom(tokens, from, said.to, masked, ENDS).join(' ')
}
