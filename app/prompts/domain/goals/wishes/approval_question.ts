import type { GoalWork } from '#app/prompts/domain/goals/work'

const EACH_ENTRY = / for each entry$/
const IS_WRITTEN = /^(?:draft|reply)(?: \d+)?$/i
const SAYS_NOTHING = /^(?:approval|result|outcome)(?: \d+)?$/i

/** What a person is asked about results: "Is this follow-up email ready?" */
export function approvalQuestion(results: string[], { whole, notes }: GoalWork): string {
  const names = results.map((name) => inSentence(name, whole))
  if (results.length > 1) return `Are these ready: ${listed(names)}?`
  const [name] = names
  if (SAYS_NOTHING.test(name)) return 'Is this ready?'
  if (IS_WRITTEN.test(name)) return 'May this go out?'
  if (EACH_ENTRY.test(name)) return 'Are the results for all entries ready?'
  if (notes.has(results[0])) return 'Is this right?'
  return isPlural(name) ? `Are these ${name} ready?` : `Is this ${name} ready?`
}

const isPlural = (name: string) => /[^siu]s$/i.test(name)

const listed = (names: string[]): string => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** A name inside a sentence: "LinkedIn post" and "Spanish letter" keep their capitals. */
function inSentence(name: string, goal: string): string {
  const [first] = name.split(' ')
  const isProper = /\p{Lu}/u.test(first.slice(1)) || goal.slice(1).includes(first)
  return isProper ? name : name.charAt(0).toLowerCase() + name.slice(1)
}
