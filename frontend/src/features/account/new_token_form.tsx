import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { isBlankText } from '#app/core/domain/blank_text'
import { Button } from '#frontend/components/button'
import { Field } from '#frontend/components/field'
import { Select } from '#frontend/components/select'
import { SCOPES, type Scope } from '#app/auth/domain/scopes'
import { EXPIRY_DAYS, type CreateToken } from '#frontend/features/account/tokens_api'
import { fieldErrors } from '#frontend/lib/api'
import { usePerson } from '#frontend/lib/person'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'

interface Values {
  name: string
  scopes: Scope[]
  days: string
}

const NAME_LENGTH = 100

interface Props {
  create: CreateToken
  onCancel: () => void
}

export function NewTokenForm({ create, onCancel }: Props) {
  const { role } = usePerson()
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { name: '', scopes: ['read', 'write'], days: '90' },
  })
  const { register, handleSubmit, setError, setValue, watch, formState } = form
  const { errors } = formState
  const id = useId()
  const scopes = SCOPES.filter((scope) => scope !== 'admin' || role === 'admin')

  const submit = handleSubmit(async ({ name, scopes: chosen, days }) => {
    try {
      await create.mutateAsync({ name: name.trim(), scopes: chosen, expiresInDays: Number(days) })
    } catch (error) {
      const { name: wrong } = fieldErrors(error)
      if (wrong) setError('name', { message: wrong }, { shouldFocus: true })
      else setError('root', { message: t('account.tokens.failed', { reason: reasonOf(error) }) })
    }
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label={t('account.tokens.name')}
        help={t('account.tokens.nameHelp')}
        error={errors.name?.message}
        autoComplete="off"
        {...register('name', {
          validate: (name) => !isBlankText(name) || t('account.tokens.nameMissing'),
          maxLength: {
            value: NAME_LENGTH,
            message: t('account.tokens.nameLong', { most: NAME_LENGTH }),
          },
        })}
      />
      <fieldset aria-describedby={`${id}-scopes`}>
        <legend className="text-sm font-medium">{t('account.tokens.scopes')}</legend>
        {scopes.map((scope) => (
          <label key={scope} className="mt-1 flex min-h-8 items-center gap-2 text-sm">
            <input
              type="checkbox"
              value={scope}
              className="size-5 shrink-0 accent-ink"
              {...register('scopes', {
                validate: (chosen) => chosen.length > 0 || t('account.tokens.scopeMissing'),
              })}
            />
            <span>
              <span className="font-medium">{t(`account.tokens.scopeNames.${scope}`)}</span>{' '}
              <span className="text-muted">{t(`account.tokens.scopeHelp.${scope}`)}</span>
            </span>
          </label>
        ))}
        <p id={`${id}-scopes`} aria-live="polite" className="mt-1 text-sm text-danger">
          {errors.scopes?.message}
        </p>
      </fieldset>
      <Select
        label={t('account.tokens.expiry')}
        value={watch('days')}
        onChange={(days) => setValue('days', days)}
        options={EXPIRY_DAYS.map((days) => ({
          value: String(days),
          label: t('account.tokens.expiries', { count: days }),
        }))}
      />
      {errors.root && (
        <p role="alert" className="alert-danger p-3 text-sm">
          {errors.root.message}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{t('account.tokens.cancel')}</Button>
        <Button type="submit" variant="primary" isBusy={create.isPending}>
          {t('account.tokens.submit')}
        </Button>
      </div>
    </form>
  )
}
