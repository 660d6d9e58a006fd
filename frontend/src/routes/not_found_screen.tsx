import { ButtonLink } from '#frontend/components/button'
import { Page } from '#frontend/components/page/page'
import { usePageTitle } from '#frontend/lib/window/page_title'
import { useSession } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'

/** For an address without a screen. */
export function NotFoundScreen() {
  const { person } = useSession()
  if (!person) return <VisitorCard />
  return (
    <Page title={t('common.notFound.title')} lead={t('common.notFound.text')}>
      <ButtonLink variant="primary" to="/home">
        {t('common.notFound.home')}
      </ButtonLink>
    </Page>
  )
}

/** The same card as on sign-up. */
function VisitorCard() {
  usePageTitle(t('common.notFound.title'))
  return (
    <div className="mx-auto w-full max-w-[440px] px-5 py-12 sm:py-20">
      <section aria-labelledby="not-found-title" className="card p-6 sm:p-8">
        <h1 id="not-found-title" className="font-serif text-2xl leading-tight font-medium">
          {t('common.notFound.title')}
        </h1>
        <p className="mt-3 text-muted">{t('common.notFound.text')}</p>
        <ButtonLink variant="primary" href="/" className="mt-6">
          {t('common.notFound.start')}
        </ButtonLink>
      </section>
    </div>
  )
}
