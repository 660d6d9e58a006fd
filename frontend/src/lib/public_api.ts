import type { Data } from '#client/data'

export type SignedInPerson = Data.Auth.User
export type SignInProvider = Data.Auth.SignInProvider

/** Asked only with this marker: without it nobody is signed in. */
export function hasSession(): boolean {
  return /(?:^|;\s*)hone_session=1(?:;|$)/.test(document.cookie)
}

/** The person who is signed in, or null. */
export async function fetchPerson(signal: AbortSignal): Promise<SignedInPerson | null> {
  const response = await ask('/api/auth/user', signal)
  return response.ok ? ((await response.json()) as SignedInPerson) : null
}

/** The ways to sign in that this server offers. */
export async function fetchProviders(signal: AbortSignal): Promise<SignInProvider[]> {
  const response = await ask('/api/login/providers', signal)
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  return (await response.json()) as SignInProvider[]
}

function ask(path: string, signal: AbortSignal): Promise<Response> {
  return fetch(path, { headers: { accept: 'application/json' }, signal })
}
