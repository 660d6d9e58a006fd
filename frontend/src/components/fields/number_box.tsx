import { useState } from 'react'
import { t } from '#frontend/lib/texts'

interface Props {
  label: string
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  step: number
  disabled?: boolean
}

/** The value of a slider, typed. What is no value of the scale is left in the box until it is left. */
export function NumberBox({ label, value, onChange, min, max, step, disabled }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const change = (text: string) => {
    setTyped(text)
    const next = Number(text)
    const fits = text !== '' && next >= min && next <= max && (next - min) % step === 0
    if (fits) onChange(next)
  }
  return (
    <input
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      aria-label={t('kit.typedValue', { label, min, max })}
      value={typed ?? value}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setTyped(null)}
      className="control h-8 min-h-8 w-14 appearance-none px-1 text-center tabular-nums [&::-webkit-inner-spin-button]:appearance-none"
    />
  )
}
