import { ArrowLeft } from 'lucide-react'
import { BackLink } from '#frontend/components/page/back_link'
import { useSession } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'

/** Leads a person to the home of the app, and a visitor to the home page. */
export function BackToHome() {
  const { person } = useSession()
  if (person) return <BackLink to="/home">{t('guides.home')}</BackLink>
  return (
    <a
      href="/"
      className="-mt-8 -ml-2 flex min-h-8 w-fit items-center gap-1.5 rounded-control px-2 text-sm text-muted hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {t('guides.home')}
    </a>
  )
}
