import { useForm, type RegisterOptions } from 'react-hook-form'
import { isBlankText } from '#app/core/domain/blank_text'
import { MAX_FACT_NAME_LENGTH, MAX_FACT_VALUE_LENGTH } from '#app/prompts/domain/facts'
import { Button } from '#frontend/components/button'
import { Field } from '#frontend/components/fields/field'
import { Form } from '#frontend/components/fields/form'
import { TextArea } from '#frontend/components/fields/text_area'
import { useFormDraft } from '#frontend/components/overlays/drafts'
import type { Fact, FactWords } from '#frontend/lib/facts/facts'
import { showRefusal } from '#frontend/lib/form_errors'
import { useFactActions } from '#frontend/lib/facts/use_fact_actions'
import { t } from '#frontend/lib/texts'

interface Props {
  fact: Fact | null
  name: string
  onDone: () => void
  onCancel: () => void
}

const NAME: RegisterOptions<FactWords, 'name'> = {
  validate: (name) => !isBlankText(name) || t('facts.nameMissing'),
  maxLength: {
    value: MAX_FACT_NAME_LENGTH,
    message: t('facts.nameLong', { most: MAX_FACT_NAME_LENGTH }),
  },
}
const VALUE: RegisterOptions<FactWords, 'value'> = {
  validate: (value) => !isBlankText(value) || t('facts.valueMissing'),
  maxLength: {
    value: MAX_FACT_VALUE_LENGTH,
    message: t('facts.valueLong', { most: MAX_FACT_VALUE_LENGTH.toLocaleString('en') }),
  },
}

export function FactForm({ fact, name, onDone, onCancel }: Props) {
  const { save } = useFactActions()
  const form = useForm<FactWords>({
    mode: 'onTouched',
    defaultValues: { name: fact?.name ?? name, value: fact?.value ?? '' },
  })
  const { register, handleSubmit, setError, watch, formState } = form
  const { errors, isSubmitting } = formState
  useFormDraft(form)

  const submit = handleSubmit(async (words) => {
    try {
      await save({ ...words, name: words.name.trim() }, fact)
      onDone()
    } catch (error) {
      showRefusal(setError, error, ['name', 'value'], (reason) => t('facts.saveFailed', { reason }))
    }
  })

  return (
    <Form
      onSubmit={submit}
      problem={errors.root?.message}
      actions={
        <>
          <Button onClick={onCancel}>{t('facts.cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={isSubmitting}>
            {t(fact ? 'facts.saveChange' : 'facts.save')}
          </Button>
        </>
      }
    >
      <Field
        label={t('facts.name')}
        help={t('facts.nameHelp')}
        error={errors.name?.message}
        autoComplete="off"
        {...register('name', NAME)}
      />
      <TextArea
        label={t('facts.value')}
        help={t('facts.valueHelp')}
        error={errors.value?.message}
        counter={{ count: watch('value').length, most: MAX_FACT_VALUE_LENGTH }}
        {...register('value', VALUE)}
      />
    </Form>
  )
}
