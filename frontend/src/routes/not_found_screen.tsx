import { Compass } from 'lucide-react'
import { ButtonLink } from '#frontend/components/button'
import { usePageTitle } from '#frontend/lib/page_title'
import { useSession } from '#frontend/lib/person'
import { t } from '#frontend/lib/texts'

export function NotFoundScreen() {
  const { person } = useSession()
  usePageTitle(t('common.notFound.title'))
  return (
    <div className="mx-auto flex max-w-[52ch] flex-col items-center px-4 py-24 text-center">
      <Compass aria-hidden="true" className="size-8 text-muted" strokeWidth={1.5} />
      <h1 className="mt-5 font-serif text-3xl text-balance">{t('common.notFound.title')}</h1>
      <p className="mt-3 text-muted">{t('common.notFound.text')}</p>
      <div className="mt-7">
        {person ? (
          <ButtonLink variant="primary" to="/home">
            {t('common.notFound.home')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="primary" href="/">
            {t('common.notFound.start')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
