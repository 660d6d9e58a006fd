import { Bookmark, Check } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#frontend/components/badge'
import { ButtonLink } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { LoadError } from '#frontend/components/load_error'
import { NoMatch } from '#frontend/components/no_match'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { Spinner } from '#frontend/components/spinner'
import { Row } from '#frontend/features/components_gallery/gallery_section'
import { t } from '#frontend/lib/texts'

export function StateParts() {
  const [tries, setTries] = useState(0)
  return (
    <>
      <Row>
        <Badge>{t('kit.gallery.states.badge')}</Badge>
        <Badge tone="success" icon={Check}>
          {t('kit.gallery.states.badgeSuccess')}
        </Badge>
        <Badge tone="warning">{t('kit.gallery.states.badgeWarning')}</Badge>
        <Badge tone="danger">{t('kit.gallery.states.badgeDanger')}</Badge>
        <Spinner label={t('kit.gallery.states.spinner')} />
      </Row>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <RowsSkeleton label={t('kit.gallery.states.loading')} rows={3} />
        <div className="card">
          <EmptyState
            icon={Bookmark}
            title={t('kit.gallery.states.emptyTitle')}
            text={t('kit.gallery.states.emptyText')}
          >
            <ButtonLink variant="primary" to="/home">
              {t('kit.gallery.states.emptyAction')}
            </ButtonLink>
          </EmptyState>
        </div>
        <div className="card">
          <NoMatch text={t('kit.gallery.states.noMatchText')} onClear={() => setTries(tries + 1)} />
        </div>
        <LoadError
          key={tries}
          title={t('kit.gallery.states.failed')}
          text={t('kit.gallery.states.failedText')}
          onRetry={() => setTries(tries + 1)}
        />
      </div>
    </>
  )
}
