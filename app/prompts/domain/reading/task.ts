import { bareHead } from '#app/prompts/domain/reading/bare_head'
import { ASK_VERBS } from '#app/prompts/domain/reading/verbs'
import { deliverableAmong, taskByNoun } from '#app/prompts/domain/reading/nouns'
import type { Sentence, Token } from '#app/prompts/domain/reading/reading'
import type { Task } from '#app/prompts/domain/types'

const REACH = 24
/** Asks for a letter without naming one. */
const APPEALS = /^(?:appeal|contest)$/
/** Asks for the way, not for the thing. */
const HOW = /^how (?:would|could|should|do|can|to)\b/
/** Below it, a phrase only names the thing and has no verb. */
const BARE = 0.4
/** What may come, rather than a label or the next word. */
const OPEN_FUTURE = /^(?:how|what|whether|future|impact|effects?|development|trends?)$/
/** Found by thinking it up. */
const MADE_UP = /^(?:titles?|slogans?|taglines?|nicknames?|rhymes?|puns?|captions?|headlines?)$/
/** Something is looked for in given material. */
const WITHIN =
  /^(?:from|in|within|among|following|below|above|this|these|text|document|email|data|table|list|it)$/

/** The words of the ask that can name its object: those after the verb, before the first "about". */
function objectWords(goal: Sentence, tokens: Token[]): string[] {
  const from = goal.verb ?? goal.from
  const list = tokens.slice(from, Math.min(goal.to, from + REACH)).map(({ word }) => word)
  const about = list.findIndex(
    (word, index) =>
      index > 0 &&
      /^(?:about|on|for|that|from|to|with)$/.test(word) &&
      !(word === 'from' && /^(?:home|abroad|scratch)$/.test(list[index + 1] ?? ''))
  )
  return about > 1 ? list.slice(0, about) : list
}

/** Reads the task and what is to be made from the main sentence; `analyse` where nothing tells. */
export function readTask(
  goal: Sentence | null,
  tokens: Token[],
  lower: string
): { task: Task; deliverable: string | null } {
  if (!goal) return { task: 'analyse', deliverable: null }
  const object = goal.force < BARE ? bareHead(tokens, goal, lower) : objectWords(goal, tokens)
  const verb = tokens[goal.verb ?? goal.from].word
  const task = resolve(verb, goal, object, tokens)
  if (task !== 'write') return { task, deliverable: null }
  if (APPEALS.test(verb)) return { task, deliverable: 'letter' }
  const writesTo = verb === 'write' && object[1] === 'to'
  const last = goal.force < BARE ? deliverableAmong(object.slice(-1)) : null
  return { task, deliverable: writesTo ? 'email' : (last ?? deliverableAmong(object)) }
}

function resolve(verb: string, goal: Sentence, object: string[], tokens: Token[]): Task {
  const all = tokens
    .slice(goal.from, Math.min(goal.to, goal.from + REACH * 2))
    .map(({ word }) => word)
  const byVerb = ASK_VERBS.get(verb)
  const rest = goal.force < BARE ? object : object.slice(1)
  if (goal.mood === 'question') {
    const byNoun = taskByNoun(object, ['image']) ?? taskByNoun(all, ['code'])
    return byNoun === 'code' && HOW.test(all.slice(0, 4).join(' '))
      ? 'analyse'
      : (byNoun ?? 'analyse')
  }
  if (verb === 'paint' && /^(?:colou?rs?|scheme|job)$/.test(object[1] ?? '')) return 'analyse'
  if (verb === 'order' && object[1] === 'of') return 'plan'
  if (verb === 'script' && /^(?:to|that|which)$/.test(object[1] ?? '')) return 'code'
  if (verb === 'interview' && /^q/.test(object[1] ?? '')) return 'ideate'
  if (verb === 'interview' && !/^(?:me|us|my|a|an|the|somebody|someone)$/.test(object[1] ?? ''))
    return 'analyse'
  if (verb === 'act' || verb === 'pretend') return all.includes('prompt') ? 'ideate' : 'converse'
  if (verb === 'tell' && (object[1] !== 'me' || deliverableAmong(rest) === 'story')) return 'write'
  if (verb === 'make' && /^(?:it|this|that|my|these)$/.test(object[1] ?? '')) return 'rewrite'
  if (byVerb === 'write' || (byVerb === 'ideate' && /^(?:design|construct)$/.test(verb))) {
    const fallback = verb === 'design' && !deliverableAmong(rest) ? 'plan' : 'write'
    const byNoun = taskByNoun(rest, [
      'image',
      'code',
      'plan',
      'summarise',
      'ideate',
      'analyse',
      'rewrite',
    ])
    return deliverableBefore(rest, byNoun) ? 'write' : (byNoun ?? fallback)
  }
  if (byVerb === 'rewrite' && /^(?:fix|improve|expand|update)$/.test(verb)) {
    return taskByNoun(rest, ['code']) ?? failsInCode(verb, tokens) ?? byVerb
  }
  if (/^(?:answer|reply|respond)$/.test(verb) && rest[0] === 'to') return 'write'
  if (/^(?:predict|forecast)$/.test(verb) && rest.some((word) => OPEN_FUTURE.test(word)))
    return 'analyse'
  if (verb === 'quiz' && rest[0] !== 'me' && rest[0] !== 'us') return 'write'
  if (verb === 'sum' && !rest.slice(0, 5).includes('up')) return 'analyse'
  if (byVerb === 'extract' && /^(?:find|search|get|identify)$/.test(verb)) {
    const within =
      verb === 'identify' ||
      object.length < rest.length + 1 ||
      all.some((word) => WITHIN.test(word))
    if (rest.slice(0, 5).some((word) => MADE_UP.test(word))) return 'ideate'
    return taskByNoun(rest, ['ideate']) ?? (within ? 'extract' : 'analyse')
  }
  if (verb === 'outline' && deliverableAmong(rest)) return 'write'
  if (byVerb && byVerb !== 'analyse') return byVerb
  if (byVerb === 'analyse')
    return taskByNoun(rest.slice(0, 5), ['plan', 'ideate']) === 'ideate' &&
      /^(?:tell|show)$/.test(verb)
      ? 'ideate'
      : 'analyse'
  const byNoun = taskByNoun(rest, [
    'image',
    'code',
    'plan',
    'summarise',
    'rewrite',
    'ideate',
    'analyse',
  ])
  if (byNoun && !deliverableBefore(rest, byNoun)) return byNoun
  return deliverableAmong(rest) ? 'write' : 'analyse'
}

/** "Excel - column B has dates as text. Fix?" */
const failsInCode = (verb: string, tokens: Token[]): Task | null =>
  verb === 'fix'
    ? taskByNoun(
        tokens.slice(0, NEAR).map(({ word }) => word),
        ['code']
      )
    : null
const NEAR = 60

/** "A LinkedIn post with five ideas" is a post: the thing named first is the thing asked for. */
function deliverableBefore(object: string[], task: Task | null): boolean {
  if (!task || !deliverableAmong(object)) return false
  const named = object.findIndex((word) => deliverableAmong([word]) !== null)
  const noun = object.findIndex((word) => taskByNoun([word], [task]) !== null)
  return named >= 0 && named < noun
}
