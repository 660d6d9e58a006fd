import { useCallback, useState } from 'react'
import type { Approval } from '#frontend/features/flows/approvals/approvals_api'
import { useSession } from '#frontend/lib/session/person'
import { usePersistedTextOf } from '#frontend/lib/storage/use_persisted_text'

/** In the place of an id, for whoever decides without an account. */
const VISITOR = 'visitor'

/** What somebody writes who decides. It outlives a reload in this browser, for them alone. */
export function useOwnWords(token: string, { content, decision }: Approval) {
  const { person } = useSession()
  const userId = person?.id ?? VISITOR
  const [asked] = useState(decision ? '' : content)
  const text = usePersistedTextOf({ userId, slot: `approval.${token}` }, asked)
  const reason = usePersistedTextOf({ userId, slot: `approval.${token}.reason` })
  const [releaseText, releaseReason] = [text.release, reason.release]
  /** Keeps them no longer. They stay on the screen. */
  const release = useCallback(() => {
    releaseText()
    releaseReason()
  }, [releaseText, releaseReason])
  return {
    text: text.text,
    setText: text.setText,
    reason: reason.text,
    setReason: reason.setText,
    /** The text where it differs from the one that was asked about. */
    changed: text.text === asked ? '' : text.text,
    release,
  }
}

export type OwnWords = ReturnType<typeof useOwnWords>
