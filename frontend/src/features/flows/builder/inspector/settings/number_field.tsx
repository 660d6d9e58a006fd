import { useState } from 'react'
import { Field } from '#frontend/components/fields/field'
import { numberTyped } from '#frontend/features/flows/builder/inspector/settings/number_typed'
import { t } from '#frontend/lib/texts'

interface Props {
  label: string
  help?: string
  error?: string
  value: number | null
  min: number
  max: number
  /** Whether it may be left empty. */
  isNullable?: boolean
  onChange: (value: number | null) => void
}

/** A whole number from a range. Any other text stays in the field with an error, and is not saved. */
export function NumberField({ label, help, error, isNullable = false, ...props }: Props) {
  const { value, min, max, onChange } = props
  const [typed, setTyped] = useState<string | null>(null)
  const known = value === null ? '' : String(value)
  const read = numberTyped(typed ?? known, { min, max, isNullable })
  const range = t('inspector.numberWrong', { min, max: max.toLocaleString('en-US') })
  const change = (text: string) => {
    setTyped(text)
    const next = numberTyped(text, { min, max, isNullable })
    if (next !== undefined) onChange(next)
  }
  return (
    <Field
      label={label}
      help={help}
      error={read === undefined ? range : error}
      inputMode="numeric"
      placeholder={isNullable ? t('inspector.noLimit') : undefined}
      value={typed ?? known}
      onChange={({ target }) => change(target.value)}
      onBlur={() => read !== undefined && setTyped(null)}
    />
  )
}
