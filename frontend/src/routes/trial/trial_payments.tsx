import { useCredits } from '#frontend/lib/use_credits'
import { t } from '#frontend/lib/texts'

/** Says that no money moves, as long as no payment service is connected. */
export function TrialPayments() {
  const isSandbox = useCredits()?.payments === 'sandbox'
  return isSandbox ? <> {t('common.frame.trialPayments')}</> : null
}
