import { Button } from '#frontend/components/button'
import type { ListedLink, ShareGateway } from '#frontend/prompts/sharing/share_gateway'
import { useDates } from '#frontend/lib/time/dates'
import { t } from '#frontend/lib/texts'

interface Props {
  title: string
  gateway: ShareGateway
}

/** The links that work; each can be revoked. */
export function ShareLinks({ title, gateway: { links, isFailed, revoke } }: Props) {
  return (
    <section className="mt-6">
      <h3 className="text-sm font-semibold">{title}</h3>
      {isFailed && <p className="mt-1 text-sm text-muted">{t('share.listFailed')}</p>}
      {links?.length === 0 && <p className="mt-1 text-sm text-muted">{t('share.none')}</p>}
      <ul className="mt-1 divide-y divide-line">
        {links?.map((link) => (
          <LinkLine key={link.id} link={link} onRevoke={() => revoke(link.id)} />
        ))}
      </ul>
    </section>
  )
}

function LinkLine({ link, onRevoke }: { link: ListedLink; onRevoke: () => void }) {
  const { dateTime } = useDates()
  const { version, expiresAt, createdAt } = link
  const date = dateTime(createdAt)
  const end = expiresAt ? t('share.until', { date: dateTime(expiresAt) }) : t('share.forever')
  return (
    <li className="flex items-center justify-between gap-3 py-2 text-sm">
      <p>
        {t('share.version', { version })}
        <span className="block text-muted">{t('share.facts', { date, end })}</span>
      </p>
      <Button
        size="sm"
        variant="ghost"
        onClick={onRevoke}
        aria-label={t('share.revokeOf', { version, date })}
      >
        {t('share.revoke')}
      </Button>
    </li>
  )
}
