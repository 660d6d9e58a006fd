import { deliverableAmong, taskByNoun } from '#app/prompts/domain/reading/nouns'
import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Place } from '#app/prompts/domain/rules/rule'
import { TASKS, type Task } from '#app/prompts/domain/types'

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
  /^(?:i(?:'m| am) looking for|i(?:'d| would) like(?: to have)?|(?:i (?:really )?|we )?(?:need|want)|can i (?:get|have)|looking for) (?=(?:an?|some|the|my|our|\d+|two|three|five|ten)\b)/i
/** A question without its mark or apostrophe. */
const ASKS =
  /^(?:what|whats|how|hows|why|who|whos|where|when|which|is|are|can|could|should|do|does|did)\b/i
const ARTICLE = /^(?:an?|some|\d+|two|three|five|ten) /i
/** How far into a bare phrase the thing stands that it names. */
const HEAD = 4
/** So many words only name a thing. */
const FEW = 6
const ENDS_HEAD = /^(?:for|about|on|to|of|with|from|in|at|that|which|asking|saying|announcing)$/

/** A wish ("I need an email") or a bare phrase ("a picture of a cat") with the verb it lacks. */
export function withVerb({ goal, sentences, masked, tokens, text, task }: Reading): Place[] {
  if (goal === null) return []
  const { start, end, from, to, force, label } = sentences[goal]
  if (force > 0.5 || label) return []
  const said = masked.slice(start, end)
  const verb = VERBS[task]
  const wish = WISH.exec(said)
  if (wish) return [{ start, end: start + wish[0].length, after: `${verb} ` }]
  if (force > 0.35 || !/^\p{L}|^\d/u.test(said) || ASKS.test(said)) return []
  const isIdea =
    task !== 'ideate' ||
    taskByNoun(
      tokens.slice(from, from + HEAD).map(({ word }) => word),
      ['ideate']
    )
  if (ARTICLE.test(said) && !isIdea) return []
  if (ARTICLE.test(said)) return [lowered(text, start, `${verb} `)]
  const parted = tokens
    .slice(from, to)
    .findIndex(({ end: at }) => /^\s*[,;:(–—]/.test(masked.slice(at, at + 2)))
  const head = Math.min(to, from + HEAD, parted < 0 ? to : from + parted + 1)
  const lead = leadTo(tokens.slice(from, head).map(({ word }) => word))
  if (lead !== null) return [lowered(text, start, `${verb} ${lead}`)]
  return task === 'code' && to - from <= FEW
    ? [{ start, end: start, after: 'Write code for this: ' }]
    : []
}

/** What stands before the text, whose first letter becomes small unless it begins a name. */
function lowered(text: string, start: number, before: string): Place {
  const small = /^\p{Lu}(?:\p{Ll}|\s)/u.test(text.slice(start, start + 2))
  return small
    ? { start, end: start + 1, after: before + text[start].toLowerCase() }
    : { start, end: start, after: before }
}

/** What has to stand between the verb and the thing that a bare phrase names ("a " before "job ad for …"), or null. */
function leadTo(words: string[]): string | null {
  const stop = words.findIndex((word) => ENDS_HEAD.test(word))
  const head = words.slice(0, stop < 0 ? words.length : stop)
  const noun = head.at(-1) ?? ''
  if (!deliverableAmong([noun]) && !taskByNoun([noun], TASKS)) return null
  if (UNCOUNTED.test(noun)) return ''
  if (/^differences?$/.test(noun)) return 'the '
  return /^(?!eu|one\b|uni|use)[aeiou]|^(?:mba|hr|sms|x-ray)$/.test(head[0]) ? 'an ' : 'a '
}

/** Names of several things, or of what is not counted. */
const UNCOUNTED =
  /[^s]s$|^(?:copy|documentation|fiction|slides|lyrics|mail|text|sms|talk|code|sql|python|javascript|typescript|java|kotlin|swift|html|css|bash|feedback)$/
