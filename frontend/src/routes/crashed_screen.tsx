import { RotateCw } from 'lucide-react'
import { useRouteError } from 'react-router'
import { Button } from '#frontend/components/button'
import { isMissingFile } from '#frontend/lib/loading/missing_file'
import { usePageTitle } from '#frontend/lib/window/page_title'
import { t } from '#frontend/lib/texts'

/** In the place of a screen that failed; the rest of the app goes on. */
export function CrashedScreen() {
  const error = useRouteError()
  usePageTitle(t('common.crashed.title'))
  return (
    <div
      className="mx-auto flex max-w-[52ch] flex-col items-center px-4 py-24 text-center"
      role="alert"
    >
      <h1 className="font-serif text-2xl text-balance">{t('common.crashed.title')}</h1>
      <p className="mt-3 text-muted">
        {t(isMissingFile(error) ? 'common.crashed.updated' : 'common.crashed.text')}
      </p>
      <Button variant="primary" icon={RotateCw} className="mt-7" onClick={() => location.reload()}>
        {t('common.crashed.reload')}
      </Button>
    </div>
  )
}
