import { Suspense } from 'react'
import { idlePart } from '#frontend/lib/lazy_part'
import { sessionEnd } from '#frontend/lib/session/session'
import { useAtomValue } from '#frontend/lib/state'

const SignedOutNotice = idlePart(() =>
  import('#frontend/routes/frame/signed_out').then((file) => file.SignedOutNotice)
)

/** Tells who is writing that their session has ended. */
export function SignInNotice() {
  const end = useAtomValue(sessionEnd)
  return <Suspense>{end && <SignedOutNotice end={end} />}</Suspense>
}
