import { ButtonLink } from '#frontend/components/button'
import { Page } from '#frontend/components/page/page'
import { useSession } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'

/** For an address that nobody knows. */
export function NotFound() {
  const { person } = useSession()
  return (
    <Page title={t('common.notFound.title')} lead={t('common.notFound.text')}>
      {person ? (
        <ButtonLink variant="primary" to="/home">
          {t('common.notFound.home')}
        </ButtonLink>
      ) : (
        <ButtonLink variant="primary" href="/">
          {t('common.notFound.start')}
        </ButtonLink>
      )}
    </Page>
  )
}
