import { loginHref } from '#frontend/features/landing/signup/login_href'
import { ProviderChoice } from '#frontend/features/landing/signup/provider_choice'
import { useSignupQuery } from '#frontend/features/landing/signup/use_signup_query'
import { endedAt } from '#frontend/lib/session/ended_session'
import { publicTexts } from '#frontend/texts/en/public'

const texts = publicTexts.signup

/** What went wrong last time, if anything, and the way on. */
export function SignupWays() {
  const { error, returnTo, choose } = useSignupQuery()
  return (
    <div>
      <SessionEnded />
      {error && (
        <p role="alert" className="alert-danger mt-5 px-4 py-3">
          {texts.errors[error]}
        </p>
      )}
      {choose ? (
        <ProviderChoice returnTo={returnTo} />
      ) : (
        <a href={loginHref({ returnTo })} className="button-primary mt-6 w-full px-5 py-3">
          {texts.continue}
        </a>
      )}
    </div>
  )
}

/** Says why somebody is here who had signed in before. */
function SessionEnded() {
  const { returnTo } = useSignupQuery()
  if (!endedAt(returnTo)) return null
  return (
    <p
      role="status"
      className="mt-5 rounded-control bg-warning-soft px-4 py-3 text-sm text-warning"
    >
      {texts.ended}
    </p>
  )
}
