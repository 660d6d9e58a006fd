import { WandSparkles } from 'lucide-react'
import type { SyntheticEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '#frontend/components/button'
import { Field } from '#frontend/components/fields/field'
import { Form } from '#frontend/components/fields/form'
import { Select } from '#frontend/components/fields/select'
import { matchesShortcut } from '#frontend/lib/keys'
import type { ModelChoice } from '#frontend/lib/use_models'
import { modelName } from '#frontend/lib/use_models'
import { t } from '#frontend/lib/texts'

const MAX_INSTRUCTION_LENGTH = 500

export interface RefineWish {
  instruction: string
}

interface Props {
  form: UseFormReturn<RefineWish>
  models: ModelChoice[]
  model: string
  isBusy: boolean
  isDisabled: boolean
  onChoose: (model: string) => void
  onSubmit: (event: SyntheticEvent) => unknown
}

/** The instruction, and the model that follows it. */
export function RefineForm(props: Props) {
  const { form, models, model, isBusy, isDisabled, onChoose, onSubmit } = props
  const { register, formState } = form
  const most = MAX_INSTRUCTION_LENGTH
  return (
    <Form isRow onSubmit={onSubmit}>
      <Field
        className="min-w-52 flex-1"
        label={t('refine.label')}
        placeholder={t('refine.example')}
        error={formState.errors.instruction?.message}
        {...register('instruction', {
          maxLength: { value: most, message: t('kit.tooLong', { most }) },
        })}
        onKeyDown={(event) => matchesShortcut('mod+enter', event) && void onSubmit(event)}
      />
      {models.length > 1 && (
        <Select
          label={t('refine.model')}
          value={model}
          onChange={onChoose}
          options={models.map((one) => ({ value: one.id, label: modelName(one) }))}
        />
      )}
      <Button type="submit" icon={WandSparkles} isBusy={isBusy} disabled={isDisabled}>
        {t('refine.submit')}
      </Button>
    </Form>
  )
}
