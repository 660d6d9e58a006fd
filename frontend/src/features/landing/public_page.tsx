import { LandingPage } from '#frontend/features/landing/landing_page'
import { LegalPage } from '#frontend/features/landing/legal_page'
import type { PageData } from '#frontend/features/landing/page_data'
import { SignupPage } from '#frontend/features/landing/signup/signup_page'
import { publicTexts } from '#frontend/texts/en/public'

/** One public page, whole; the same markup at build and in the browser. */
export function PublicPage({ name, mode, demo }: PageData) {
  switch (name) {
    case 'landing':
      return <LandingPage demo={demo} />
    case 'signup':
      return <SignupPage isTrial={mode === 'trial'} />
    case 'terms':
      return <LegalPage texts={publicTexts.terms} />
    case 'privacy':
      return <LegalPage texts={publicTexts.privacy} />
  }
}
