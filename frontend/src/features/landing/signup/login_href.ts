import { safeReturnTo } from '#app/auth/domain/return_to'
import { publicTexts } from '#frontend/texts/en/public'

export type SignupError = keyof typeof publicTexts.signup.errors

export interface SignupQuery {
  error: SignupError | null
  returnTo: string | null
  choose: boolean
}

/** What the address of the sign-up page asks for; foreign return addresses are dropped. */
export function readSignupQuery(search: string): SignupQuery {
  const query = new URLSearchParams(search)
  const error = query.get('error')
  return {
    error: error && error in publicTexts.signup.errors ? (error as SignupError) : null,
    returnTo: safeReturnTo(query.get('returnTo')),
    choose: query.get('choose') === '1',
  }
}

interface LoginTarget {
  provider?: string
  returnTo: string | null
  loginHint?: string
}

export function loginHref({ provider, returnTo, loginHint }: LoginTarget): string {
  const query = new URLSearchParams()
  if (returnTo) query.set('returnTo', returnTo)
  if (loginHint) query.set('login_hint', loginHint)
  const path = provider ? `/api/login/${encodeURIComponent(provider)}` : '/api/login'
  return query.size > 0 ? `${path}?${query}` : path
}
