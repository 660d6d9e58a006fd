import { Field } from '#frontend/components/fields/field'
import { Select } from '#frontend/components/fields/select'
import { TextArea } from '#frontend/components/fields/text_area'
import type { TrialField } from '#frontend/features/workshop/templating/template_rows'

interface Props {
  field: TrialField
  value: string
  onChange: (value: string) => void
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/

/** What is typed into a variable, in the way that fits its type. Dates keep the form in which the prompt has them. */
export function TrialInput({ field: { name, type, options, example }, value, onChange }: Props) {
  const change = (event: { target: { value: string } }) => onChange(event.target.value)
  switch (type) {
    case 'choice':
      return (
        <Select
          label={name}
          value={value}
          onChange={onChange}
          options={options.map((option) => ({ value: option, label: option }))}
        />
      )
    case 'long_text':
      return <TextArea className="sm:col-span-2" label={name} value={value} onChange={change} />
    case 'number':
      return <Field label={name} inputMode="decimal" value={value} onChange={change} />
    case 'date':
      return (
        <Field
          label={name}
          type={ISO_DATE.test(example) ? 'date' : 'text'}
          value={value}
          onChange={change}
        />
      )
    case 'text':
      return <Field label={name} value={value} onChange={change} />
  }
}
