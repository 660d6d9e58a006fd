import { Share2 } from 'lucide-react'
import { ButtonLink } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { LinkList } from '#frontend/features/sharing/link_list'
import { MyLinkRow } from '#frontend/features/sharing/my_link_row'
import { useShareLinks } from '#frontend/features/sharing/shares_api'
import { t } from '#frontend/lib/texts'

export function MyLinks() {
  const query = useShareLinks('mine')
  return (
    <LinkList
      query={query}
      lead={t('shared.list.mineLead')}
      empty={
        <EmptyState
          icon={Share2}
          title={t('shared.list.mineEmpty')}
          text={t('shared.list.mineEmptyText')}
        >
          <ButtonLink variant="primary" to="/saved">
            {t('shared.list.mineEmptyAction')}
          </ButtonLink>
        </EmptyState>
      }
    >
      {(link) => <MyLinkRow key={link.id} link={link} />}
    </LinkList>
  )
}
