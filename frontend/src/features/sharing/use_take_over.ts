import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type SharedText } from '#frontend/features/sharing/shares_api'
import { keepForVisitor } from '#frontend/prompts/keep_for_visitor'
import { api } from '#frontend/lib/api'
import { useSession } from '#frontend/lib/session/person'
import { signInAddress } from '#frontend/lib/session/sign_in'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { toastFailure } from '#frontend/lib/toast_failure'

/** Makes a shared prompt one's own: at once for who is signed in, after the sign-up for a visitor. */
export function useTakeOver({ content, title }: SharedText) {
  const session = useSession()
  const navigate = useNavigate()
  const [isTaking, setTaking] = useState(false)

  const take = async () => {
    if (session.status !== 'signed-in') {
      keepForVisitor(content)
      location.assign(signInAddress('/create'))
      return
    }
    setTaking(true)
    try {
      const { id } = await api.prompts.store({ body: { original: content, title } })
      await navigate(`/prompt-editor?id=${id}`)
    } catch (error) {
      const text = t('shared.prompt.useFailed', { reason: reasonOf(error) })
      toastFailure(t('shared.prompt.error'), error, text)
      setTaking(false)
    }
  }

  return { take: () => void take(), isTaking, isReady: session.status !== 'loading' }
}
