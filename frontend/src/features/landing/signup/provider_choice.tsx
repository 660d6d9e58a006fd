import { useEffect, useState } from 'react'
import { loginHref } from '#frontend/features/landing/signup/login_href'
import { fetchProviders, type SignInProvider } from '#frontend/lib/public_api'
import { publicTexts } from '#frontend/texts/en/public'

const texts = publicTexts.signup

/** One button per way to sign in; the server names them. */
export function ProviderChoice({ returnTo }: { returnTo: string | null }) {
  const [providers, setProviders] = useState<SignInProvider[] | 'failed' | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    fetchProviders(controller.signal).then(
      setProviders,
      () => controller.signal.aborted || setProviders('failed')
    )
    return () => controller.abort()
  }, [])

  if (providers === 'failed') return <ContinueAnyway returnTo={returnTo} />
  if (providers === null) {
    return (
      <p role="status" className="mt-6 text-muted">
        {texts.choosing}
      </p>
    )
  }
  return (
    <ul aria-label={texts.choose} className="mt-6 grid gap-3">
      {providers.map(({ id, name }, index) => (
        <li key={id}>
          <a
            href={loginHref({ provider: id, returnTo })}
            className={`${index === 0 ? 'button-primary' : 'button-quiet'} w-full px-5 py-3`}
          >
            {texts.continueWith.replace('{{name}}', name)}
          </a>
        </li>
      ))}
    </ul>
  )
}

function ContinueAnyway({ returnTo }: { returnTo: string | null }) {
  return (
    <>
      <p role="alert" className="mt-6 text-muted">
        {texts.chooseFailed}
      </p>
      <a href={loginHref({ returnTo })} className="button-primary mt-4 w-full px-5 py-3">
        {texts.continue}
      </a>
    </>
  )
}
