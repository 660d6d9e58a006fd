import { Field } from '#frontend/components/fields/field'
import { lengthNotes } from '#frontend/components/fields/length_notes'
import { Select } from '#frontend/components/fields/select'
import { TextArea } from '#frontend/components/fields/text_area'
import type { QuestionField } from '#frontend/features/flows/builder/steps/questions/question'

interface Props {
  field: QuestionField
  value: string
  onChange: (value: string) => void
}

/** One value that a dialog asks for. */
export function AnswerField({ field, value, onChange }: Props) {
  const { label } = field
  if (field.type === 'choice')
    return <Select label={label} options={field.options} value={value} onChange={onChange} />
  if (field.type === 'area') {
    return (
      <TextArea
        label={label}
        {...lengthNotes(value, field.maxLength)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  }
  const limits =
    field.type === 'number'
      ? { type: 'number', min: field.min, max: field.max, step: field.step }
      : { maxLength: field.maxLength }
  return (
    <Field
      label={label}
      {...limits}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
