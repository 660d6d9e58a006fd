import { Check, Minus } from 'lucide-react'
import type { ComponentProps } from 'react'

interface Props extends Omit<
  ComponentProps<'input'>,
  'type' | 'checked' | 'onChange' | 'className'
> {
  label: string
  checked: boolean | 'indeterminate'
  onChange: (checked: boolean) => void
  isLabelHidden?: boolean
}

export function Checkbox({ label, checked, onChange, isLabelHidden, ...input }: Props) {
  const isPartly = checked === 'indeterminate'
  const Mark = isPartly ? Minus : Check
  return (
    <label className="inline-flex min-h-6 items-center gap-2.5 self-start text-sm has-disabled:text-muted">
      <span className="relative grid size-6 place-items-center">
        <input
          {...input}
          type="checkbox"
          checked={checked === true}
          ref={(box) => {
            if (box) box.indeterminate = isPartly
          }}
          onChange={(event) => onChange(event.target.checked)}
          className="peer size-[18px] appearance-none rounded border border-line-strong bg-raised checked:border-ink checked:bg-ink indeterminate:border-ink indeterminate:bg-ink disabled:border-line-strong disabled:bg-sunken checked:disabled:bg-line-strong"
        />
        {checked && (
          <Mark
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute size-3 text-paper"
          />
        )}
      </span>
      <span className={isLabelHidden ? 'sr-only' : undefined}>{label}</span>
    </label>
  )
}
