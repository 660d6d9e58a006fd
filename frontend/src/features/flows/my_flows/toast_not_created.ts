import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { failureText } from '#frontend/features/flows/my_flows/failure_text'
import { isPlanLimit } from '#frontend/lib/api'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

/** As long as it takes to read why, and to decide. */
const LIMIT_MILLISECONDS = 20_000

/** Says why a flow was not created, copied or restored: where the plan has no room for one, also what would change that. */
export function useNotCreated() {
  const navigate = useNavigate()
  return useCallback(
    (error: unknown, otherwise: string) => {
      if (!isPlanLimit(error)) {
        const text = failureText(error, otherwise)
        return void toast({ title: t('myFlows.error'), text, tone: 'danger' })
      }
      const { message, hint = '' } = error.body
      const seePlans = () => void navigate('/settings?tab=subscription')
      toast({
        title: t('myFlows.noRoom'),
        text: `${message} ${hint}`.trim(),
        tone: 'danger',
        milliseconds: LIMIT_MILLISECONDS,
        action: { label: t('myFlows.seePlans'), onAction: seePlans },
      })
    },
    [navigate]
  )
}
