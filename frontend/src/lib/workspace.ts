import { atom, store } from '#frontend/lib/state'
import {
  browserStore,
  readItem,
  removeItem,
  tabStore,
  writeItem,
} from '#frontend/lib/storage/local_store'

const KEY = 'hone.workspace'
const HEADER = 'hone-workspace'

/** The workspace of a team. */
export interface TeamWorkspace {
  id: string
  name: string
}

interface Choice {
  /** The person who chose. Somebody else in this browser has their own. */
  personId: string
  /** Null for the personal workspace. */
  team: TeamWorkspace | null
}

/** What the person of this page chose; null before anybody is known. */
let choice: Choice | null = null

/** The workspace of a team that this tab shows; null for the personal one. */
export const chosenTeam = atom<TeamWorkspace | null>(null)

/** Counts the answers after which it is not certain that the person is still a member of the chosen workspace. */
export const workspaceDoubts = atom(0)

/** This person is signed in: this tab shows what they chose here, or else what they chose last in this browser. */
export function settleWorkspace(personId: string): void {
  if (choice?.personId === personId) return
  const kept = [tabStore(), browserStore()]
    .map((one) => parseChoice(readItem(KEY, one)))
    .find((one) => one?.personId === personId)
  show({ personId, team: kept?.team ?? null })
  // Another tab may choose another default before this tab is loaded again.
  writeItem(KEY, JSON.stringify(choice), tabStore())
}

/** Shows another workspace in this tab, and in tabs that are opened from now on. Null is the personal one. */
export function chooseTeam(team: TeamWorkspace | null): void {
  if (!choice) return
  show({ ...choice, team })
  const text = JSON.stringify(choice)
  writeItem(KEY, text, tabStore())
  writeItem(KEY, text, browserStore())
}

/** The person signs out: nothing of them stays in this browser. */
export function forgetWorkspace(): void {
  removeItem(KEY, tabStore())
  removeItem(KEY, browserStore())
}

/**
 * The header that names the chosen workspace to the server; none for the personal one. A request takes it when it is
 * asked for, so that a change of the workspace does not reach what is already on its way.
 */
export function workspaceHeaders(): Record<string, string> {
  const team = store.get(chosenTeam)
  return team ? { [HEADER]: team.id } : {}
}

/** An address of the API for a request that cannot have headers, such as a download. */
export function withWorkspace(address: string): string {
  const team = store.get(chosenTeam)
  if (!team) return address
  return `${address}${address.includes('?') ? '&' : '?'}workspace=${encodeURIComponent(team.id)}`
}

/** Goes behind each answer: a 404 may mean that the workspace that was named is gone for this person. */
export function noteAnswer(status: number, sent: Record<string, string>): void {
  if (status !== 404 || sent[HEADER] === undefined) return
  store.set(workspaceDoubts, (count) => count + 1)
}

function show(next: Choice): void {
  choice = next
  store.set(chosenTeam, next.team)
}

function parseChoice(json: string | null): Choice | null {
  if (json === null) return null
  try {
    const value = JSON.parse(json) as Partial<Choice> | null
    if (typeof value?.personId !== 'string') return null
    const { personId, team } = value
    const isTeam = typeof team?.id === 'string' && typeof team.name === 'string'
    return { personId, team: isTeam ? { id: team.id, name: team.name } : null }
  } catch {
    return null
  }
}
