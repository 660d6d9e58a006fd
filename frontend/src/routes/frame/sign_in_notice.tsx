import { LogIn } from 'lucide-react'
import { Button } from '#frontend/components/button'
import { holdsDrafts } from '#frontend/lib/storage/draft_store'
import { holdsDocuments } from '#frontend/lib/storage/kept_documents'
import { sessionEnd } from '#frontend/lib/session/session'
import { leaveForSignIn } from '#frontend/lib/session/sign_in'
import { useAtomValue } from '#frontend/lib/state'
import { t } from '#frontend/lib/texts'

/** Tells who is writing that their session has ended, and leads to sign-in and back. */
export function SignInNotice() {
  const end = useAtomValue(sessionEnd)
  if (end === null) return null
  return (
    <div
      role="alert"
      className="sticky top-14 z-20 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-warning-soft px-4 py-2 text-sm text-warning sm:px-8 lg:top-0"
    >
      <LogIn aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 basis-60">{sentence(end === 'signed out elsewhere')}</p>
      <Button size="sm" variant="primary" onClick={() => leaveForSignIn()}>
        {t('common.frame.signIn')}
      </Button>
    </div>
  )
}

function sentence(isElsewhere: boolean): string {
  if (!holdsDrafts() && !holdsDocuments()) return t('common.frame.signedOut')
  return t(isElsewhere ? 'common.frame.signedOutElsewhere' : 'common.frame.signedOutKept')
}
