import { Link } from 'react-router'
import { Badge } from '#frontend/components/badge'
import { ActivityActions } from '#frontend/features/activity/activity_actions'
import { addressOf } from '#frontend/features/activity/activity_address'
import { ActivityIcon } from '#frontend/features/activity/activity_icon'
import type { Activity } from '#frontend/features/activity/use_activities'
import { Moment } from '#frontend/components/moment'
import { saysTheSame } from '#frontend/features/activity/says_the_same'
import { t } from '#frontend/lib/texts'

export function ActivityEntry({ activity, now }: { activity: Activity; now: Date }) {
  const { type, title, category, qualityScore, description } = activity
  const address = addressOf(activity)
  return (
    <li className="flex flex-wrap gap-2 p-3 sm:flex-nowrap sm:gap-3 sm:p-4">
      <ActivityIcon type={type} />
      <div className="min-w-0 flex-1">
        <h3 className="font-medium break-words max-sm:min-h-9">
          {address === null ? (
            title
          ) : (
            <Link to={address} className="underline-offset-4 hover:underline">
              {title}
            </Link>
          )}
        </h3>
        <div className="mt-1.5 flex gap-1 sm:gap-1.5">
          <Badge className="min-w-0">{t(`activity.categories.${category}`)}</Badge>
          <Badge className="min-w-0">{t(`activity.types.${type}`)}</Badge>
          {qualityScore !== null && (
            <Badge className="shrink-0">{t('activity.score', { score: qualityScore })}</Badge>
          )}
        </div>
        <p className="mt-1 text-sm break-words">{description}</p>
        <Origin activity={activity} />
        <p className="mt-1 text-xs text-muted">
          <Moment at={activity.timestamp} now={now} />
        </p>
      </div>
      <ActivityActions activity={activity} />
    </li>
  )
}

function Origin({ activity }: { activity: Activity }) {
  const { title, originalPrompt, templateName, resultExcerpt } = activity
  return (
    <>
      {resultExcerpt !== null && <Quote label={t('activity.result')} text={resultExcerpt} />}
      {originalPrompt !== null && !saysTheSame(originalPrompt, title) && (
        <Quote label={t('activity.original')} text={originalPrompt} />
      )}
      {templateName !== null && (
        <p className="mt-1 text-sm text-muted">{t('activity.template', { name: templateName })}</p>
      )}
    </>
  )
}

const Quote = ({ label, text }: { label: string; text: string }) => (
  <blockquote className="mt-2 line-clamp-2 border-l-2 border-line pl-3 text-sm break-words text-muted">
    <span className="sr-only">{label}: </span>
    {text}
  </blockquote>
)
