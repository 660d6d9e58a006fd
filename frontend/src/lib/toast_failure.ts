import { ApiError } from '#frontend/lib/api'
import { offerLink } from '#frontend/lib/offers'
import { reasonOf } from '#frontend/lib/reason_of'
import { toast } from '#frontend/lib/toast'

/** As long as it takes to read why, and to decide. */
const OFFER_MILLISECONDS = 20_000

/**
 * Says why something failed. Where a plan or its credits refused it, also what would change that and where to buy it.
 * @param text the sentence to show instead of the reason, where the failure is no such refusal
 */
export function toastFailure(title: string, error: unknown, text = reasonOf(error)): void {
  const body = error instanceof ApiError ? error.body : null
  if (!isRefusal(body?.code)) return void toast({ title, text, tone: 'danger' })
  const { message, hint = '', offer } = body!
  toast({
    title,
    text: `${message} ${hint}`.trim(),
    tone: 'danger',
    milliseconds: OFFER_MILLISECONDS,
    action: offer && offerLink(offer),
  })
}

const isRefusal = (code: string | undefined) => code === 'plan_limit' || code === 'no_credits'
