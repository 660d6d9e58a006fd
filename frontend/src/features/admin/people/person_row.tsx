import { Avatar } from '#frontend/components/avatar'
import { Badge } from '#frontend/components/badge'
import { displayName } from '#frontend/components/display_name'
import { Moment } from '#frontend/components/moment'
import type { ListedPerson } from '#frontend/features/admin/people/people_api'
import { t } from '#frontend/lib/texts'

interface Props {
  person: ListedPerson
  onOpen: (id: string) => void
}

export function PersonRow({ person, onOpen }: Props) {
  const { id, email, lastSeenAt, createdAt } = person
  const name = displayName(person)
  return (
    <li className="relative flex flex-wrap items-center gap-3 p-4 hover:bg-sunken">
      <Avatar person={person} size="md" />
      <div className="min-w-0 flex-1 basis-56">
        <div className="flex flex-wrap items-center gap-2">
          <button
            type="button"
            aria-label={t('people.open', { name })}
            onClick={() => onOpen(id)}
            className="max-w-full truncate text-left font-medium after:absolute after:inset-0"
          >
            {name}
          </button>
          <PersonBadges person={person} />
        </div>
        {email !== name && (
          <p className="truncate text-sm text-muted">{email ?? t('people.noEmail')}</p>
        )}
      </div>
      <p className="grid text-xs text-muted sm:text-right">
        {lastSeenAt ? (
          <Moment at={lastSeenAt} text={(when) => t('people.seen', { when })} />
        ) : (
          <span>{t('people.notSeen')}</span>
        )}
        <Moment at={createdAt!} text={(when) => t('people.joined', { when })} />
      </p>
    </li>
  )
}

export function PersonBadges({ person }: { person: ListedPerson }) {
  const { isAdmin, plan, suspendedAt, deletionDueAt } = person
  return (
    <>
      {isAdmin && <Badge>{t('people.administrator')}</Badge>}
      {plan === 'pro' && <Badge tone="success">{t('people.pro')}</Badge>}
      {suspendedAt && <Badge tone="danger">{t('people.suspended')}</Badge>}
      {deletionDueAt && (
        <Badge tone="warning">
          <Moment at={deletionDueAt} text={(when) => t('people.leaving', { when })} />
        </Badge>
      )}
    </>
  )
}
