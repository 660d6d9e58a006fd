import { useId, type ReactNode } from 'react'
import { describe, FieldFrame } from '#frontend/components/fields/field_frame'

interface Props {
  label: string
  value: string
  help?: string
  /** A button beside the value. */
  action?: ReactNode
}

/** A value to be copied; it is selected as a whole when it gets the focus. */
export function ReadOnlyField({ label, value, help, action }: Props) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} help={help}>
      <div className="flex gap-2">
        <input
          {...describe(id, { help })}
          type="text"
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
          className="control min-w-0 flex-1 font-mono"
        />
        {action}
      </div>
    </FieldFrame>
  )
}
