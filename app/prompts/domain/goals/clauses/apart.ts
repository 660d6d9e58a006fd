import { chooseDeliverable } from '#app/prompts/domain/deliverables/choose_deliverable'
import type { Clause } from '#app/prompts/domain/goals/clauses/clause'
import { read } from '#app/prompts/domain/reading/read'

const COUNT = '(?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|\\d+)'
const MAKES = new RegExp(
  `^(?:(?:write|draft|create|make|produce|prepare|generate|compose|give)(?: me| us)?(?= ${COUNT} )|(?:turn|convert|transform|make|rework|repurpose|adapt)\\b.{1,120}? (?:in)?to(?= ${COUNT} ))`,
  'i'
)
const BETWEEN = new RegExp(`(?:, and |, | and |, plus | plus | as well as )(?=${COUNT} )`, 'i')
/** "A poem with a rhyme and a twist" is one thing. */
const BELONGS = /\b(?:with|about|between|including|containing|on|that|which|in)\b/i
const MAX_THINGS = 6

/** "Turn it into a blog post, three posts and a newsletter" asks for three things: each is work of its own. */
export function apart(clause: Clause): Clause[] {
  const [verb] = MAKES.exec(clause.text) ?? []
  if (clause.kind !== 'job' || verb === undefined) return [clause]
  const things = clause.text.slice(verb.length + 1).split(BETWEEN)
  const isOne = things.length < 2 || things.length > MAX_THINGS
  if (isOne || things.slice(0, -1).some((thing) => BELONGS.test(thing))) return [clause]
  if (!things.every(isKnown)) return [clause]
  return things.map((thing, at) => ({
    ...clause,
    text: `${verb} ${thing}`,
    ...(at === 0 ? {} : { isSibling: true }),
  }))
}

/** Whether a job asks for several things of which not all are known: they stay together. */
export function isSeveral(text: string): boolean {
  const [verb] = MAKES_ANY.exec(text) ?? []
  const things = verb === undefined ? [] : text.slice(verb.length + 1).split(BETWEEN)
  return things.length > 1 && !things.slice(0, -1).some((thing) => BELONGS.test(thing))
}

const MAKES_ANY =
  /^(?:(?:write|draft|create|make|produce|prepare|generate|compose|give)(?: me| us)?(?= (?!to |for ))|(?:turn|convert|transform|make|rework|repurpose|adapt)\b.{1,120}? into(?= ))/i

const isKnown = (thing: string): boolean => chooseDeliverable(read(`Write ${thing}`)) !== null
