import { useSyncExternalStore } from 'react'
import { readSignupQuery, type SignupQuery } from '#frontend/features/landing/signup/login_href'

/** The query of the sign-up page; empty at build, the real one as soon as scripts run. */
export function useSignupQuery(): SignupQuery {
  return readSignupQuery(useSyncExternalStore(watchNothing, readSearch, () => ''))
}

function watchNothing() {
  return () => {}
}

function readSearch() {
  return location.search
}
