import { RadioOption } from '#frontend/components/fields/radio_option'
import { publicTexts } from '#frontend/texts/en/public'

const texts = publicTexts.pricing
const intervals = ['monthly', 'annual'] as const

export function IntervalChoice() {
  return (
    <fieldset className="mt-8 inline-flex rounded-control border border-line-strong bg-sunken p-1">
      <legend className="sr-only">{texts.intervalLabel}</legend>
      {intervals.map((interval) => (
        <RadioOption
          key={interval}
          name="interval"
          value={interval}
          defaultChecked={interval === 'monthly'}
          className="rounded-[5px] px-4 py-1.5 text-sm text-muted has-checked:bg-ink has-checked:text-paper"
        >
          {texts[interval]}
        </RadioOption>
      ))}
    </fieldset>
  )
}
