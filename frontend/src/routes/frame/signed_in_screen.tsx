import { useEffect } from 'react'
import { ButtonLink } from '#frontend/components/button'
import { BarePage } from '#frontend/components/page/bare_page'
import { FullSpinner } from '#frontend/components/spinner'
import { useSession } from '#frontend/lib/session/person'
import { SIGN_IN_BESIDE } from '#frontend/lib/session/sign_in'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/sign_in'

/** Where sign-in beside another tab ends: that tab goes on, and this one closes itself where it may. */
export function Component() {
  const { status } = useSession()
  const isIn = status === 'signed-in'
  useEffect(() => {
    if (isIn) window.close()
  }, [isIn])
  if (status === 'loading') return <FullSpinner />
  const title = t(isIn ? 'signIn.done' : 'signIn.notDone')
  return (
    <BarePage title={title} about={t('common.frame.line')}>
      <h1 className="font-serif text-2xl font-medium">{title}</h1>
      {isIn ? (
        <>
          <p className="mt-3 text-muted">{t('signIn.doneText')}</p>
          <ButtonLink className="mt-6" to="/home">
            {t('signIn.home')}
          </ButtonLink>
        </>
      ) : (
        <ButtonLink className="mt-6" variant="primary" href={SIGN_IN_BESIDE}>
          {t('common.frame.signIn')}
        </ButtonLink>
      )}
    </BarePage>
  )
}
