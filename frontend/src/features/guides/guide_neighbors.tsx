import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { ResponseOf } from '#frontend/lib/api'
import { t } from '#frontend/lib/texts'

const LOOK =
  'flex min-h-10 max-w-full min-w-0 items-center [overflow-wrap:anywhere] gap-2 rounded-control text-link'

/** The guides before and after, where there are any. */
export function GuideNeighbors({
  previous,
  next,
}: Pick<ResponseOf<'guides.show'>, 'previous' | 'next'>) {
  if (!previous && !next) return null
  return (
    <nav
      aria-label={t('guides.more')}
      className="mt-12 flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-line pt-5 text-sm"
    >
      {previous && (
        <Link to={`/free-guides/${previous.id}`} className={LOOK}>
          <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
          {t('guides.previous', { title: previous.title })}
        </Link>
      )}
      {next && (
        <Link to={`/free-guides/${next.id}`} className={`${LOOK} ml-auto`}>
          {t('guides.next', { title: next.title })}
          <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
        </Link>
      )}
    </nav>
  )
}
