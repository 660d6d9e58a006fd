import type { UseFormReturn } from 'react-hook-form'
import { isBlankText } from '#app/core/domain/blank_text'
import { API_KEY_LENGTH, BASE_URL_LENGTH, PROVIDER_NAME_LENGTH } from '#app/ai/domain/providers'
import { Checkbox } from '#frontend/components/fields/checkbox'
import { Field } from '#frontend/components/fields/field'
import type { ProviderWords } from '#frontend/features/ai/provider_words'
import { t } from '#frontend/lib/texts'

interface Props {
  form: UseFormReturn<ProviderWords>
  hasKey: boolean
}

/** Where a provider is, and what lets one in. */
export function AccessFields({ form, hasKey }: Props) {
  const { register, setValue, watch, formState } = form
  const { errors } = formState
  const removesKey = watch('removesKey')
  return (
    <>
      <Field
        label={t('admin.form.name')}
        help={t('admin.form.nameHelp')}
        error={errors.name?.message}
        maxLength={PROVIDER_NAME_LENGTH}
        autoComplete="off"
        {...register('name', {
          validate: (name) => !isBlankText(name) || t('admin.form.nameMissing'),
        })}
      />
      <Field
        label={t('admin.form.baseUrl')}
        help={t('admin.form.baseUrlHelp')}
        error={errors.baseUrl?.message}
        maxLength={BASE_URL_LENGTH}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        {...register('baseUrl', {
          validate: (address) => !isBlankText(address) || t('admin.form.baseUrlMissing'),
        })}
      />
      <Field
        label={t('admin.form.key')}
        help={t(hasKey ? 'admin.form.keyKept' : 'admin.form.keyHelp')}
        error={errors.key?.message}
        type="password"
        maxLength={API_KEY_LENGTH}
        autoComplete="new-password"
        disabled={removesKey}
        {...register('key')}
      />
      {hasKey && (
        <Checkbox
          label={t('admin.form.removeKey')}
          checked={removesKey}
          onChange={(removes) => setValue('removesKey', removes)}
        />
      )}
    </>
  )
}
