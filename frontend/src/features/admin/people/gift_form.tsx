import { MAX_GIVEN_CREDITS } from '#app/billing/domain/gifts'
import { isBlankText } from '#app/core/domain/blank_text'
import { Button } from '#frontend/components/button'
import { Field } from '#frontend/components/fields/field'
import { Form } from '#frontend/components/fields/form'
import { useFormDraft } from '#frontend/components/overlays/drafts'
import type { PersonDetails } from '#frontend/features/admin/people/people_api'
import { FIELD_PAIR, PersonSection } from '#frontend/features/admin/people/person_facts'
import { useGiftForm } from '#frontend/features/admin/people/use_gift_form'
import { countText } from '#frontend/lib/figures'
import { t } from '#frontend/lib/texts'

const AMOUNT = { validate: (text: string) => isAmount(text) || wrongAmount() }
const REASON = { validate: (text: string) => !isBlankText(text) || t('people.reasonMissing') }

/** Credits with a reason. */
export function GiftForm({ person }: { person: PersonDetails }) {
  const { form, submit, isBusy } = useGiftForm(person)
  const { errors } = form.formState
  useFormDraft(form)
  const { granted, bought, held } = person.credits
  const left = { granted: countText(granted), bought: countText(bought), held: countText(held) }
  const give = (
    <Button type="submit" isBusy={isBusy}>
      {t('people.give')}
    </Button>
  )
  return (
    <PersonSection title={t('people.creditsTitle')} text={t('people.creditsText', left)}>
      <Form onSubmit={submit} problem={errors.root?.message} actions={give}>
        <div className={FIELD_PAIR}>
          <Field
            label={t('people.amount')}
            inputMode="numeric"
            autoComplete="off"
            error={errors.amount?.message}
            {...form.register('amount', AMOUNT)}
          />
          <Field
            label={t('people.reason')}
            help={t('people.reasonHelp')}
            maxLength={500}
            autoComplete="off"
            error={errors.reason?.message}
            {...form.register('reason', REASON)}
          />
        </div>
      </Form>
    </PersonSection>
  )
}

const isAmount = (text: string): boolean =>
  /^\d{1,6}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= MAX_GIVEN_CREDITS

const wrongAmount = () => t('people.amountWrong', { most: countText(MAX_GIVEN_CREDITS) })
