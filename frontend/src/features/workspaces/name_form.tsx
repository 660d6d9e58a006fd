import type { ReactNode } from 'react'
import { useForm, type RegisterOptions } from 'react-hook-form'
import { isBlankText } from '#app/core/domain/blank_text'
import { MAX_WORKSPACE_NAME_LENGTH } from '#app/workspaces/domain/roles'
import { Button } from '#frontend/components/button'
import { Field } from '#frontend/components/fields/field'
import { Form } from '#frontend/components/fields/form'
import { showRefusal } from '#frontend/lib/form_errors'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/workspaces'

interface Values {
  name: string
}

const NAME: RegisterOptions<Values, 'name'> = {
  validate: (name) => !isBlankText(name) || t('workspaces.form.nameMissing'),
  maxLength: {
    value: MAX_WORKSPACE_NAME_LENGTH,
    message: t('workspaces.form.nameLong', { most: MAX_WORKSPACE_NAME_LENGTH }),
  },
}

interface Props {
  name: string
  submitLabel: string
  /** The sentence about a failure that no field explains. */
  failure: (reason: string) => string
  /** What it throws is shown in the form. */
  onSubmit: (name: string) => Promise<void>
  onCancel: () => void
  /** Below the field. */
  children?: ReactNode
}

/** What a workspace is called. */
export function NameForm({ name, submitLabel, failure, onSubmit, onCancel, children }: Props) {
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { name },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (values) => {
    try {
      await onSubmit(values.name.trim())
    } catch (error) {
      showRefusal(setError, error, ['name'], failure)
    }
  })
  return (
    <Form
      onSubmit={submit}
      problem={errors.root?.message}
      actions={
        <>
          <Button onClick={onCancel}>{t('workspaces.form.cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={isSubmitting}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Field
        data-first
        label={t('workspaces.form.name')}
        error={errors.name?.message}
        autoComplete="off"
        {...register('name', NAME)}
      />
      {children}
    </Form>
  )
}
