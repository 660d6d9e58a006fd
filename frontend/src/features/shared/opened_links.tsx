import { Inbox } from 'lucide-react'
import { EmptyState } from '#frontend/components/empty_state'
import { LinkFacts } from '#frontend/features/shared/link_facts'
import { LinkList } from '#frontend/features/shared/link_list'
import { useShareLinks } from '#frontend/features/shared/shares_api'
import { t } from '#frontend/lib/texts'

export function OpenedLinks() {
  const query = useShareLinks('opened')
  return (
    <LinkList
      query={query}
      lead={t('shared.list.openedLead')}
      empty={
        <EmptyState
          icon={Inbox}
          title={t('shared.list.openedEmpty')}
          text={t('shared.list.openedEmptyText')}
        />
      }
    >
      {(link) => (
        <li key={link.id} className="p-4">
          <h2 className="font-medium break-words">{link.title}</h2>
          <LinkFacts link={link} />
          <p className="mt-1 text-xs text-muted">{t('shared.list.reopen')}</p>
        </li>
      )}
    </LinkList>
  )
}
