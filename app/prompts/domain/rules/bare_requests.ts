import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Place } from '#app/prompts/domain/rules/rule'
import type { Task } from '#app/prompts/domain/types'

const VERBS: Record<Task, string> = {
  write: 'Write',
  rewrite: 'Rewrite',
  summarise: 'Write',
  extract: 'Extract',
  classify: 'Classify',
  analyse: 'Give me',
  plan: 'Prepare',
  ideate: 'Suggest',
  converse: 'Discuss',
  code: 'Write',
  image: 'Create',
}

const WISH =
  /^(?:i(?:'m| am) looking for|i(?:'d| would) like(?: to have)?|i (?:really )?(?:need|want)|we (?:need|want)|looking for) (?=(?:an?|some|the|\d+|two|three|five|ten)\b)/i
const ARTICLE = /^(?:an?|some|\d+|two|three|five|ten) /i

/** A wish ("I need an email") or a bare phrase ("a picture of a cat") with the verb it lacks. */
export function withVerb({ goal, sentences, masked, text, task }: Reading): Place[] {
  if (goal === null) return []
  const { start, end, force, label } = sentences[goal]
  if (force > 0.5 || label) return []
  const said = masked.slice(start, end)
  const verb = VERBS[task]
  const wish = WISH.exec(said)
  if (wish) return [{ start, end: start + wish[0].length, after: `${verb} ` }]
  if (force > 0.35 || !/^\p{L}|^\d/u.test(said)) return []
  if (ARTICLE.test(said))
    return [{ start, end: start + 1, after: `${verb} ${text[start].toLowerCase()}` }]
  return [
    { start, end: start, after: task === 'code' ? 'Write code for this: ' : `${verb} this: ` },
  ]
}
