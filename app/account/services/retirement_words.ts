import type { HandedOver } from '#app/account/services/hand_over'
import type { Retired } from '#app/auth/services/retire_sandbox'
import { shownPerson } from '#app/auth/services/sandbox_people'

interface Person {
  id: string
  email: string | null
}

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`

/** One line for each person who was retired, or one that nobody was. */
export function retiredSentences(people: Retired[]): string[] {
  if (people.length === 0) return ['No one here signs in through the sandbox.']
  return people.map((person) => {
    const { sessions, tokens, wasAdmin, isReal } = person
    const ended = `${counted(sessions, 'session')} and ${counted(tokens, 'access token')} revoked`
    const rights = wasAdmin
      ? `, ${isReal ? 'still an administrator' : 'no longer an administrator'}`
      : ''
    const rest = isReal
      ? 'still signs in with another provider'
      : 'cannot sign in now; prompts stay'
    return `${shownPerson(person)}: ${ended}${rights}; ${rest}.`
  })
}

export function planSentence(people: Person[], to: Person): string {
  const account = `${shownPerson(to)} (${to.id})`
  if (people.length === 0) return `No one has anything left to hand over to ${account}.`
  return `This transfers to ${account} what these people wrote: ${people.map(shownPerson).join(', ')}.`
}

const staying = (count: number) =>
  count === 1
    ? '1 fact stays, because the account has one with that name'
    : `${count} facts stay, because the account has some with these names`

export function handedSentence(person: Person, what: HandedOver): string {
  const parts = [
    counted(what.prompts, 'prompt'),
    counted(what.shareLinks, 'share link'),
    counted(what.tryouts, 'tryout'),
    counted(what.facts, 'fact'),
    counted(what.flows, 'flow'),
    counted(what.activities, 'activity', 'activities'),
  ]
  const left = what.factsLeft
  const rest = left > 0 ? `; ${staying(left)}` : ''
  return `${shownPerson(person)}: ${parts.join(', ')} handed over${rest}.`
}
