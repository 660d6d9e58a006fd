import { useLocation } from 'react-router'
import { ButtonLink } from '#frontend/components/button'
import { Page } from '#frontend/components/page/page'
import { usePageTitle } from '#frontend/lib/window/page_title'
import { useSession } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'
import { plannedPageAt } from '#frontend/routes/planned_pages'

interface Words {
  title: string
  text: string
}

/** For an address without a screen: one that will come, or one that nobody knows. */
export function NotFoundScreen() {
  const { pathname } = useLocation()
  const { person } = useSession()
  const planned = plannedPageAt(pathname)
  const words: Words = planned
    ? {
        title: t('common.comingSoon.title'),
        text: t('common.comingSoon.text', { page: t(planned) }),
      }
    : { title: t('common.notFound.title'), text: t('common.notFound.text') }
  if (!person) return <VisitorCard {...words} />
  return (
    <Page title={words.title} lead={words.text}>
      <ButtonLink variant="primary" to="/home">
        {t('common.notFound.home')}
      </ButtonLink>
    </Page>
  )
}

/** The same card as on sign-up. */
function VisitorCard({ title, text }: Words) {
  usePageTitle(title)
  return (
    <div className="mx-auto w-full max-w-[440px] px-5 py-12 sm:py-20">
      <section aria-labelledby="not-found-title" className="card p-6 sm:p-8">
        <h1 id="not-found-title" className="font-serif text-2xl leading-tight font-medium">
          {title}
        </h1>
        <p className="mt-3 text-muted">{text}</p>
        <ButtonLink variant="primary" href="/" className="mt-6">
          {t('common.notFound.start')}
        </ButtonLink>
      </section>
    </div>
  )
}
