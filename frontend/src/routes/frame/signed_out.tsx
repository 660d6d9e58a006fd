import { LogIn } from 'lucide-react'
import { useEffect } from 'react'
import { Button, ButtonLink } from '#frontend/components/button'
import { Dialog } from '#frontend/components/overlays/dialog'
import type { SessionEnd } from '#frontend/lib/session/session'
import { declineSignIn } from '#frontend/lib/session/sign_in_again'
import { confirmHolder } from '#frontend/lib/api'
import { SIGN_IN_BESIDE } from '#frontend/lib/session/sign_in'
import { holdsDrafts } from '#frontend/lib/storage/draft_store'
import { holdsDocuments } from '#frontend/lib/storage/kept_documents'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/sign_in'

/** Stands over whatever the person sent, until they have signed in again or give up. */
export const SignInDialog = () => (
  <Dialog
    open
    onOpenChange={declineSignIn}
    size="sm"
    title={t('signIn.again')}
    description={t('signIn.againText')}
  >
    <div className="flex flex-wrap justify-end gap-2">
      <Button onClick={declineSignIn}>{t('signIn.notNow')}</Button>
      <SignInLink />
    </div>
  </Dialog>
)

/** Stands above a screen that somebody writes on, and opens sign-in beside it. */
export const SignedOutNotice = ({ end }: { end: SessionEnd }) => (
  <div
    role="alert"
    className="sticky top-14 z-20 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-warning-soft px-4 py-2 text-sm text-warning sm:px-8 lg:top-0"
  >
    <LogIn aria-hidden="true" className="size-4 shrink-0" />
    <p className="min-w-0 flex-1 basis-60">{sentenceOf(end)}</p>
    <SignInLink size="sm" />
  </div>
)

function sentenceOf(end: SessionEnd): string {
  if (!holdsDrafts() && !holdsDocuments()) return t('signIn.ended')
  return t(end === 'signed out elsewhere' ? 'signIn.endedElsewhere' : 'signIn.endedKept')
}

/** Opens sign-in beside this page, which keeps everything that is typed and chosen on it. */
function SignInLink({ size }: { size?: 'sm' }) {
  // The other tab tells of the new session; where it cannot, whoever comes back is enough.
  useEffect(() => {
    const look = () => void confirmHolder().catch(() => {})
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [])
  return (
    // The tab may close itself only where it knows its opener.
    <ButtonLink variant="primary" size={size} href={SIGN_IN_BESIDE} target="_blank" rel="opener">
      {t('common.frame.signIn')}
    </ButtonLink>
  )
}
