import { useController, type UseFormReturn } from 'react-hook-form'
import type { AskField } from '#app/flows/domain/graph/settings'
import { Field } from '#frontend/components/fields/field'
import type { FieldTexts } from '#frontend/components/fields/field_frame'
import { Select } from '#frontend/components/fields/select'
import { TextArea } from '#frontend/components/fields/text_area'
import { FileInput } from '#frontend/features/flows/run_form/file_input'
import { ListInput } from '#frontend/features/flows/run_form/list_input'
import type { Answers } from '#frontend/features/flows/run_form/use_execution'
import { t } from '#frontend/lib/texts'

interface Props {
  field: AskField
  /** Its place among the fields. */
  at: number
  form: UseFormReturn<Answers>
}

const LINES = {
  date: { type: 'date' },
  number: { inputMode: 'decimal' },
  text: { autoComplete: 'off' },
} as const

/** What a flow asks for, in the form of its type. */
export function InputField({ field, at, form }: Props) {
  const { register, formState } = form
  const name = `answers.${at}` as const
  const { type } = field
  const shared = {
    label: field.isRequired ? field.label : t('flows.form.optional', { label: field.label }),
    help: field.help || helpOf(field),
    error: formState.errors.answers?.[at]?.message,
  }
  if (type === 'choice' || type === 'yes-no')
    return <ChoiceInput {...shared} name={name} form={form} options={optionsOf(field)} />
  if (type === 'file') return <FileInput {...shared} name={name} form={form} />
  if (type === 'list') return <ListInput {...shared} at={at} form={form} />
  if (type === 'long-text') return <TextArea {...shared} {...register(name)} />
  return <Field {...LINES[type as keyof typeof LINES]} {...shared} {...register(name)} />
}

interface ChoiceProps extends FieldTexts {
  name: `answers.${number}`
  form: UseFormReturn<Answers>
  options: ReturnType<typeof optionsOf>
}

function ChoiceInput({ name, form: { control }, ...rest }: ChoiceProps) {
  const { field } = useController({ name, control })
  return <Select {...rest} {...field} />
}

function helpOf({ type }: AskField): string | undefined {
  if (type === 'list') return t('flows.form.listHelp')
  return type === 'file' ? t('flows.form.file.kinds') : undefined
}

const optionsOf = ({ type, choices = [] }: AskField) => [
  { value: '', label: t('flows.form.choose') },
  ...(type === 'choice'
    ? choices.map((choice) => ({ value: choice, label: choice }))
    : [
        { value: 'yes', label: t('flows.form.yes') },
        { value: 'no', label: t('flows.form.no') },
      ]),
]
