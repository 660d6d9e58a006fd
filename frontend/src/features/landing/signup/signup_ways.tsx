import { loginHref } from '#frontend/features/landing/signup/login_href'
import { ProviderChoice } from '#frontend/features/landing/signup/provider_choice'
import { useSignupQuery } from '#frontend/features/landing/signup/use_signup_query'
import { publicTexts } from '#frontend/texts/en/public'

const texts = publicTexts.signup

/** What went wrong last time, if anything, and the way on. */
export function SignupWays() {
  const { error, returnTo, choose } = useSignupQuery()
  return (
    <div>
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
