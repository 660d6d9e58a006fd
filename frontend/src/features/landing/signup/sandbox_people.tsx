import { loginHref } from '#frontend/features/landing/signup/login_href'
import { useSignupQuery } from '#frontend/features/landing/signup/use_signup_query'
import { publicTexts } from '#frontend/texts/en/public'

const texts = publicTexts.signup.sandbox
const people = [
  { email: 'member@hone.test', name: texts.people.member },
  { email: 'pro@hone.test', name: texts.people.pro },
  { email: 'admin@hone.test', name: texts.people.admin },
]

/** The sample people of the sandbox sign-in; exists in trial mode only. */
export function SandboxPeople() {
  const { returnTo } = useSignupQuery()
  return (
    <aside
      aria-labelledby="sandbox-title"
      className="rounded-card border border-dashed border-line-strong p-6"
    >
      <h2 id="sandbox-title" className="text-sm font-medium">
        {texts.title}
      </h2>
      <p className="mt-1 text-sm text-muted">{texts.text}</p>
      <ul className="mt-4 grid gap-2">
        {people.map(({ email, name }) => (
          <li key={email}>
            <a
              href={loginHref({ returnTo, loginHint: email })}
              className="button-quiet w-full justify-between gap-3 px-4 py-2.5 text-sm"
            >
              <span>
                <span className="sr-only">{texts.as} </span>
                {name}
              </span>
              <span className="text-muted">{email}</span>
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}
