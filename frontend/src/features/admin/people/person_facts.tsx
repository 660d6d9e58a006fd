import type { ReactNode } from 'react'
import { Moment } from '#frontend/components/moment'
import type { PersonDetails } from '#frontend/features/admin/people/people_api'
import { PersonBadges } from '#frontend/features/admin/people/person_row'
import { countText } from '#frontend/lib/figures'
import { t } from '#frontend/lib/texts'

export function PersonFacts({ person }: { person: PersonDetails }) {
  const { email, emailVerified, issuers, counts, createdAt, lastSeenAt } = person
  const has = Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, countText(count)])
  )
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        <PersonBadges person={person} />
      </div>
      {email && !emailVerified && (
        <p className="mt-2 text-sm text-muted">{t('people.unverified')}</p>
      )}
      <dl className="mt-3 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-[max-content_1fr]">
        <Fact name={t('people.issuers')}>
          {issuers.length > 0 ? issuers.join(', ') : t('people.noIssuers')}
        </Fact>
        <Fact name={t('people.counts')}>{t('people.countsText', has)}</Fact>
      </dl>
      <p className="mt-2 flex flex-wrap gap-x-4 text-sm text-muted">
        <Moment at={createdAt!} text={(when) => t('people.joined', { when })} />
        {lastSeenAt && <Moment at={lastSeenAt} text={(when) => t('people.seen', { when })} />}
      </p>
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="font-medium">{name}</dt>
    <dd className="min-w-0 break-words text-muted">{children}</dd>
  </div>
)

/** A short field beside a longer one. */
export const FIELD_PAIR = 'grid items-start gap-4 sm:grid-cols-[11rem_minmax(0,1fr)]'

interface SectionProps {
  title: string
  text?: string
  children: ReactNode
}

/** One thing that an administrator can do for a person or against them. */
export const PersonSection = ({ title, text, children }: SectionProps) => (
  <section aria-label={title}>
    <h3 className="font-semibold">{title}</h3>
    {text && <p className="mt-1 max-w-[70ch] text-sm text-muted">{text}</p>}
    <div className="mt-3">{children}</div>
  </section>
)
