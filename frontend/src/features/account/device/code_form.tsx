import type { ChangeEvent } from 'react'
import { useForm } from 'react-hook-form'
import { formatUserCode, readUserCode } from '#app/auth/domain/user_code'
import { Button } from '#frontend/components/button'
import { Field } from '#frontend/components/fields/field'
import { Form } from '#frontend/components/fields/form'
import { closedBy, type LookUp } from '#frontend/features/account/device/device_api'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'

interface Props {
  /** As the address of the page had it, or as it was typed before. */
  code: string
  onType: (code: string) => void
  lookUp: LookUp
}

/** Asks for the code of a terminal. Nothing is approved by it. */
export function CodeForm({ code, onType, lookUp }: Props) {
  const { register, handleSubmit, setError, setValue, formState } = useForm({
    defaultValues: { code },
  })
  const submit = handleSubmit(async ({ code: typed }) => {
    try {
      await lookUp.mutateAsync(typed)
    } catch (error) {
      if (closedBy(error)) setError('code', { message: reasonOf(error) }, { shouldFocus: true })
      else setError('root', { message: t('device.lookUpFailed', { reason: reasonOf(error) }) })
    }
  })
  const format = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const written = formatUserCode(target.value)
    if (isAtEnd(target)) setValue('code', written)
    onType(written)
  }
  return (
    <Form
      onSubmit={submit}
      problem={formState.errors.root?.message}
      actions={
        <Button type="submit" variant="primary" isBusy={lookUp.isPending}>
          {t('device.continue')}
        </Button>
      }
    >
      <Field
        label={t('device.code')}
        help={t('device.codeHelp')}
        error={formState.errors.code?.message}
        autoFocus={code === ''}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...register('code', { onChange: format, validate: problemOf })}
      />
    </Form>
  )
}

/** The caret of somebody who mends a letter in the middle would jump. */
const isAtEnd = ({ selectionStart, value }: HTMLInputElement): boolean =>
  selectionStart === value.length

function problemOf(typed: string): true | string {
  if (typed.trim() === '') return t('device.codeMissing')
  return readUserCode(typed) !== null || t('device.codeWrong')
}
