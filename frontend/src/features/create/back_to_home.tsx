import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { t } from '#frontend/lib/texts'

export function BackToHome() {
  return (
    <Link
      to="/home"
      className="-ml-2 inline-flex min-h-8 items-center gap-1.5 rounded-control px-2 text-sm text-muted hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {t('create.backToHome')}
    </Link>
  )
}
