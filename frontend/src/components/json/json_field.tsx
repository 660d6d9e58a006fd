import { useId } from 'react'
import { describe, FieldFrame } from '#frontend/components/fields/field_frame'
import { JsonEditor, type PlacedFault } from '#frontend/components/json/json_editor'

interface Props {
  label: string
  help: string
  /** Shown below the field; the marks are always shown. */
  error?: string
  value: string
  faults: readonly PlacedFault[]
  onChange: (text: string) => void
}

/** JSON to write by hand: colored, with each fault marked where it stands. */
export function JsonField({ label, help, error, value, faults, onChange }: Props) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <JsonEditor
        {...{ label, value, faults, onChange }}
        attributes={describe(id, { help, error })}
      />
    </FieldFrame>
  )
}
