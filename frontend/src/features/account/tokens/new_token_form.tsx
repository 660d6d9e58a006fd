import { useForm, type RegisterOptions } from 'react-hook-form'
import { isBlankText } from '#app/core/domain/blank_text'
import { Button } from '#frontend/components/button'
import { CheckboxGroup } from '#frontend/components/fields/checkbox_group'
import { Field } from '#frontend/components/fields/field'
import { Form } from '#frontend/components/fields/form'
import { Select } from '#frontend/components/fields/select'
import { SCOPES, type Scope } from '#app/auth/domain/scopes'
import { EXPIRY_DAYS, type CreateToken } from '#frontend/features/account/tokens/tokens_api'
import { showRefusal } from '#frontend/lib/form_errors'
import { usePerson } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'

interface Values {
  name: string
  scopes: Scope[]
  days: string
}

const NAME_LENGTH = 100
const NAME: RegisterOptions<Values, 'name'> = {
  validate: (name) => !isBlankText(name) || t('account.tokens.nameMissing'),
  maxLength: { value: NAME_LENGTH, message: t('account.tokens.nameLong', { most: NAME_LENGTH }) },
}

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
  const scopes = SCOPES.filter((scope) => scope !== 'admin' || role === 'admin')

  const submit = handleSubmit(async ({ name, scopes: chosen, days }) => {
    try {
      await create.mutateAsync({ name: name.trim(), scopes: chosen, expiresInDays: Number(days) })
    } catch (error) {
      showRefusal(setError, error, ['name'], (reason) => t('account.tokens.failed', { reason }))
    }
  })

  return (
    <Form
      onSubmit={submit}
      problem={errors.root?.message}
      actions={
        <>
          <Button onClick={onCancel}>{t('account.tokens.cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={create.isPending}>
            {t('account.tokens.submit')}
          </Button>
        </>
      }
    >
      <Field
        label={t('account.tokens.name')}
        help={t('account.tokens.nameHelp')}
        error={errors.name?.message}
        autoComplete="off"
        {...register('name', NAME)}
      />
      <CheckboxGroup
        label={t('account.tokens.scopes')}
        error={errors.scopes?.message}
        input={register('scopes', {
          validate: (chosen) => chosen.length > 0 || t('account.tokens.scopeMissing'),
        })}
        options={scopes.map((value) => ({
          value,
          label: t(`account.tokens.scopeNames.${value}`),
          help: t(`account.tokens.scopeHelp.${value}`),
        }))}
      />
      <Select
        label={t('account.tokens.expiry')}
        value={watch('days')}
        onChange={(days) => setValue('days', days)}
        options={EXPIRY_DAYS.map((days) => ({
          value: String(days),
          label: t('account.tokens.expiries', { count: days }),
        }))}
      />
    </Form>
  )
}
