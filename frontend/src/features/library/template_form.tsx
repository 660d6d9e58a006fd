import { Undo2 } from 'lucide-react'
import { Button } from '#frontend/components/button'
import { Field } from '#frontend/components/fields/field'
import { Select } from '#frontend/components/fields/select'
import { lengthNotes } from '#frontend/components/fields/length_notes'
import { TextArea } from '#frontend/components/fields/text_area'
import { MAX_VALUE_LENGTH } from '#frontend/features/library/filled_text'
import type { Filling, OpenedTemplate } from '#frontend/features/library/use_filling'
import { t } from '#frontend/lib/texts'

interface Props {
  template: OpenedTemplate
  filling: Filling
}

type Variable = OpenedTemplate['variables'][number]

/** What the template asks for, each with help, and an example for all of it. */
export function TemplateForm({ template, filling }: Props) {
  const { keeper, answers } = filling
  const { variables } = template
  return (
    <section aria-labelledby="details" className="grid content-start gap-5">
      <FormHead template={template} filling={filling} />
      {variables.length === 0 && (
        <p className="text-sm text-muted">{t('library.template.noDetails')}</p>
      )}
      {variables.map((variable) => (
        <VariableField
          key={variable.name}
          variable={variable}
          value={answers.get(variable.name) ?? ''}
          onChange={(value) => keeper.answer(variable.name, value)}
          onRest={() => keeper.rest()}
        />
      ))}
    </section>
  )
}

function FormHead({ template: { variables }, filling: { keeper, canUndo } }: Props) {
  const fillWithExample = () => {
    keeper.rest()
    for (const { name, example } of variables) if (example !== '') keeper.answer(name, example)
    keeper.rest()
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h2 id="details" className="text-lg font-semibold">
        {t('library.template.details')}
      </h2>
      <div className="flex gap-2">
        {canUndo && (
          <Button size="sm" variant="ghost" icon={Undo2} onClick={() => keeper.undo()}>
            {t('library.template.undo')}
          </Button>
        )}
        {variables.some(({ example }) => example !== '') && (
          <Button size="sm" variant="ghost" onClick={fillWithExample}>
            {t('library.template.useExample')}
          </Button>
        )}
      </div>
    </div>
  )
}

interface FieldProps {
  variable: Variable
  value: string
  onChange: (value: string) => void
  onRest: () => void
}

function VariableField({ variable, value, onChange, onRest }: FieldProps) {
  const { label, help, type, choices, example } = variable
  if (type === 'choice') {
    const options = ['', ...choices].map((one) => ({
      value: one,
      label: one || t('library.template.choose'),
    }))
    return <Select {...{ label, help, value, options, onChange }} />
  }
  const common = {
    ...{ label, help, value, ...lengthNotes(value, MAX_VALUE_LENGTH), onBlur: onRest },
    ...(example !== '' && {
      placeholder: t('library.template.example', { example: shortened(example) }),
    }),
  }
  return type === 'number' ? (
    <Field {...common} inputMode="decimal" onChange={({ target }) => onChange(target.value)} />
  ) : (
    <TextArea
      {...common}
      rows={type === 'long-text' ? 5 : 2}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

const MAX_PLACEHOLDER_LENGTH = 120

const shortened = (text: string): string =>
  text.length > MAX_PLACEHOLDER_LENGTH
    ? `${text.slice(0, MAX_PLACEHOLDER_LENGTH).toWellFormed()}…`
    : text
