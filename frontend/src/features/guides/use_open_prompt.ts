import { useNavigate } from 'react-router'
import { useSession } from '#frontend/lib/session/person'
import { signInAddress } from '#frontend/lib/session/sign_in'
import { keepForVisitor } from '#frontend/prompts/keep_for_visitor'

const EDITOR = '/prompt-editor'

/** Opens a text in the Prompt Editor: at once for a person, after the sign-up for a visitor. It is never in the address. */
export function useOpenPrompt() {
  const { status } = useSession()
  const navigate = useNavigate()
  const open = (text: string) => {
    if (status === 'signed-in') return void navigate(EDITOR, { state: { draft: text } })
    keepForVisitor(text)
    location.assign(signInAddress(EDITOR))
  }
  return { open, isReady: status !== 'loading' }
}
