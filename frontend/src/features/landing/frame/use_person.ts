import { useEffect, useState } from 'react'
import { fetchPerson, hasSession, type SignedInPerson } from '#frontend/lib/public_api'

/** `unknown` is what the written page assumes; the marker cookie decides as soon as scripts run. */
export type PersonState =
  { status: 'unknown' | 'visitor' | 'loading' } | { status: 'signedIn'; person: SignedInPerson }

/** The person on a public page. Without the marker cookie nobody is signed in, so the server is not asked. */
export function usePerson(): PersonState {
  const [state, setState] = useState<PersonState>({ status: 'unknown' })
  useEffect(() => {
    const controller = new AbortController()
    if (!hasSession()) return setState({ status: 'visitor' })
    setState({ status: 'loading' })
    fetchPerson(controller.signal).then(
      (person) => setState(person ? { status: 'signedIn', person } : { status: 'visitor' }),
      () => controller.signal.aborted || setState({ status: 'visitor' })
    )
    return () => controller.abort()
  }, [])
  return state
}
