import { ArrowRight, BookOpen, Hourglass } from 'lucide-react'
import { Link } from 'react-router'
import { Badge } from '#frontend/components/badge'
import { Card } from '#frontend/components/card'
import type { ItemOf } from '#frontend/lib/api_queries'
import { t } from '#frontend/lib/texts'

export type ListedGuide = ItemOf<'guides.index'>

/** A guide in the list; one that is not written yet says so and leads nowhere. */
export function GuideCard({ guide }: { guide: ListedGuide }) {
  const { id, title, description, minutes, available } = guide
  return (
    <Card
      as="article"
      className="relative flex min-w-0 flex-col gap-3 p-6 has-[a:hover]:border-line-strong"
    >
      {available ? (
        <Badge icon={BookOpen} className="self-start">
          {t('guides.minutes', { count: minutes ?? 1 })}
        </Badge>
      ) : (
        <Badge icon={Hourglass} className="self-start">
          {t('guides.soon')}
        </Badge>
      )}
      <h2 className="font-serif text-xl leading-snug font-medium text-balance break-words">
        {available ? (
          <Link to={`/free-guides/${id}`} className="after:absolute after:inset-0">
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      {description && <p className="text-sm break-words text-muted">{description}</p>}
      {available && (
        <p aria-hidden="true" className="mt-auto flex items-center gap-1.5 text-sm font-medium">
          {t('guides.read')}
          <ArrowRight className="size-4" />
        </p>
      )}
    </Card>
  )
}
