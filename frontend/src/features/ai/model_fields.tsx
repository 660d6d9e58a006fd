import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isBlankText } from '#app/core/domain/blank_text'
import { HIGHEST_PRICE, MODEL_ID_LENGTH, PROVIDER_APIS } from '#app/ai/domain/providers'
import { Checkbox } from '#frontend/components/fields/checkbox'
import { Field } from '#frontend/components/fields/field'
import { Select } from '#frontend/components/fields/select'
import type { ProviderWords } from '#frontend/features/ai/provider_words'
import type { ModelTest } from '#frontend/features/ai/providers_api'
import { t } from '#frontend/lib/texts'

interface Props {
  form: UseFormReturn<ProviderWords>
  /** The models that the provider listed when it was tested. */
  models: ModelTest['models']
  isDefault?: boolean
}

const isPrice = (text: string) =>
  isBlankText(text) ||
  (Number(text) >= 0 && Number(text) <= HIGHEST_PRICE) ||
  t('admin.form.priceWrong')

/** Which model is asked, how, and at what price. */
export function ModelFields({ form, models, isDefault }: Props) {
  const { register, setValue, watch, formState } = form
  const { errors } = formState
  const listId = useId()
  const api = watch('api')
  const apis = api === 'auto' ? (['auto', ...PROVIDER_APIS] as const) : PROVIDER_APIS
  return (
    <>
      <Field
        label={t('admin.form.model')}
        help={t('admin.form.modelHelp')}
        error={errors.model?.message}
        maxLength={MODEL_ID_LENGTH}
        autoComplete="off"
        spellCheck={false}
        list={listId}
        {...register('model')}
      />
      <datalist id={listId}>
        {models.map(({ id }) => (
          <option key={id} value={id} />
        ))}
      </datalist>
      <Select
        label={t('admin.form.api')}
        value={api}
        onChange={(next) => setValue('api', next)}
        options={apis.map((value) => ({ value, label: t(`admin.models.apiNames.${value}`) }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {(['inputPrice', 'outputPrice'] as const).map((name) => (
          <Field
            key={name}
            label={t(`admin.form.${name}`)}
            help={t('admin.form.priceHelp')}
            error={errors[name]?.message}
            inputMode="decimal"
            autoComplete="off"
            {...register(name, { validate: isPrice })}
          />
        ))}
      </div>
      {!isDefault && (
        <Checkbox
          label={t('admin.form.isDefault')}
          checked={watch('isDefault')}
          onChange={(isChosen) => setValue('isDefault', isChosen)}
        />
      )}
    </>
  )
}
