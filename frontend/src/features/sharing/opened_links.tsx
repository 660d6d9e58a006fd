import { Inbox } from 'lucide-react'
import { Link } from 'react-router'
import { EmptyState } from '#frontend/components/empty_state'
import { LinkFacts } from '#frontend/features/sharing/link_facts'
import { LinkList } from '#frontend/features/sharing/link_list'
import { useShareLinks, type ShareLink } from '#frontend/features/sharing/shares_api'
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
      {(link) => <OpenedLink key={link.id} link={link} />}
    </LinkList>
  )
}

function OpenedLink({ link }: { link: ShareLink }) {
  const { id, title, sharedBy } = link
  return (
    <li className="p-4">
      <h2 className="font-medium break-words">
        <Link to={`/shared/${id}`} className="hover:underline">
          {title}
        </Link>
      </h2>
      {sharedBy !== null && (
        <p className="mt-1 text-xs text-muted">{t('shared.prompt.by', { name: sharedBy })}</p>
      )}
      <LinkFacts link={link} />
    </li>
  )
}
