import { queryOptions, useQuery, type QueryFunctionContext } from '@tanstack/react-query'
import type { Data } from '#client/data'
import { loadQuery } from '#frontend/lib/loading/loader'
import {
  announceSession,
  endSession,
  holdSession,
  PERSON_PATH,
} from '#frontend/lib/session/session'
import { hasSession } from '#frontend/lib/session/session_cookie'

export { displayName } from '#app/auth/domain/display_name'
export { hasSession }

export type Person = Data.Auth.User

export const PERSON_KEY = [PERSON_PATH]
const FIVE_MINUTES = 300_000

/**
 * Who is signed in. Without the marker cookie nobody is, and nothing is asked. A failure is not
 * asked about again by each part that wants to know.
 */
export const personQuery = queryOptions<Person | null>({
  queryKey: PERSON_KEY,
  queryFn: loadPerson,
  initialData: () => (hasSession() ? undefined : null),
  staleTime: FIVE_MINUTES,
  retryOnMount: false,
})

/** A page that has a person keeps them: its screen stays when the session ends, with all that is written there. */
async function loadPerson(context: QueryFunctionContext): Promise<Person | null> {
  const known = context.client.getQueryData<Person>(PERSON_KEY) ?? null
  const person = hasSession() ? await loadQuery<Person>(context) : null
  if (person) {
    holdSession(person.id)
    if (!known) announceSession()
  } else if (known && !hasSession()) endSession()
  return person ?? known
}

export const usePersonQuery = () => useQuery(personQuery)

export type Session =
  | { status: 'loading'; person: null }
  | { status: 'visitor'; person: null }
  | { status: 'signed-in'; person: Person }

export function useSession(): Session {
  const { data, isPending } = usePersonQuery()
  if (data) return { status: 'signed-in', person: data }
  return { status: isPending ? 'loading' : 'visitor', person: null }
}

/** The person who is signed in, on screens that nobody else reaches. */
export function usePerson(): Person {
  const { data } = usePersonQuery()
  if (!data) throw new Error('This screen needs somebody who is signed in.')
  return data
}
