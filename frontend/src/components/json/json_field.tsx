import { useId } from 'react'
import { isBlankText } from '#app/core/domain/blank_text'
import { Button } from '#frontend/components/button'
import { describe, FieldFrame } from '#frontend/components/fields/field_frame'
import { JsonEditor, type PlacedFault } from '#frontend/components/json/json_editor'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/json'

interface Props {
  label: string
  help: string
  /** Shown below the field; the marks are always shown. */
  error?: string
  value: string
  /** Shown while the field is empty, and put in with the button beside the label. */
  sample: string
  faults: readonly PlacedFault[]
  onChange: (text: string) => void
}

/** JSON to write by hand: colored, with each fault marked where it stands. */
export function JsonField({ label, help, error, value, sample, faults, onChange }: Props) {
  const id = useId()
  return (
    <FieldFrame
      {...{ id, label, help, error }}
      aside={
        isBlankText(value) && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={t('json.insertInto', { field: label })}
            onClick={() => onChange(sample)}
          >
            {t('json.insert')}
          </Button>
        )
      }
    >
      <JsonEditor
        {...{ label, value, sample, faults, onChange }}
        attributes={describe(id, { help, error })}
      />
    </FieldFrame>
  )
}
