import { useForm } from 'react-hook-form'
import { displayName } from '#frontend/components/display_name'
import { type PersonDetails, useGift } from '#frontend/features/admin/people/people_api'
import { countText } from '#frontend/lib/figures'
import { showRefusal } from '#frontend/lib/form_errors'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'

const FIELDS = ['amount', 'reason'] as const
type Values = Record<(typeof FIELDS)[number], string>

const EMPTY: Values = { amount: '', reason: '' }

/** The form for credits: it is empty again once they are given. */
export function useGiftForm(person: PersonDetails) {
  const gift = useGift(person)
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: EMPTY })
  const submit = form.handleSubmit(async ({ amount, reason }) => {
    try {
      await gift.mutateAsync({ amount: Number(amount), reason: reason.trim() })
    } catch (error) {
      const failure = (why: string) => t('people.giveFailed', { reason: why })
      return showRefusal(form.setError, error, FIELDS, failure)
    }
    form.reset(EMPTY)
    const values = { count: countText(Number(amount)), name: displayName(person) }
    toast({ title: t('people.given'), text: t('people.givenText', values), tone: 'success' })
  })
  return { form, submit, isBusy: gift.isPending }
}
