import { Slider as Radix } from 'radix-ui'
import { useId } from 'react'
import { NumberBox } from '#frontend/components/fields/number_box'

interface Props {
  label: string
  lowLabel?: string
  highLabel?: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  step?: number
  disabled?: boolean
  /** Why it cannot be moved now. */
  reason?: string
}

/** A value on a scale: drag it, use the arrow keys, or type it. */
export function Slider(props: Props) {
  const { label, lowLabel, highLabel, value, onChange, disabled, reason } = props
  const { min = 1, max = 10, step = 1 } = props
  const id = useId()
  const range = { min, max, step, disabled }
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <span id={id} className="text-sm font-medium">
          {label}
        </span>
        <NumberBox label={label} value={value} onChange={onChange} {...range} />
      </div>
      <Radix.Root
        {...range}
        value={[value]}
        onValueChange={([next]) => onChange(next)}
        className="relative mt-2 flex h-6 touch-none items-center select-none"
      >
        <Radix.Track className="relative h-1 grow rounded-full bg-line-strong">
          <Radix.Range className="absolute h-full rounded-full bg-ink data-disabled:bg-line-strong" />
        </Radix.Track>
        <Radix.Thumb
          aria-labelledby={id}
          aria-describedby={reason ? `${id}-reason` : undefined}
          className="block size-6 rounded-full border-[7px] border-ink bg-paper data-disabled:border-line-strong"
        />
      </Radix.Root>
      {(lowLabel || highLabel) && (
        <p aria-hidden="true" className="mt-1 flex justify-between text-xs text-muted">
          <span>{lowLabel}</span>
          <span>{highLabel}</span>
        </p>
      )}
      {reason && (
        <p id={`${id}-reason`} className="mt-1 text-xs text-muted">
          {reason}
        </p>
      )}
    </div>
  )
}
