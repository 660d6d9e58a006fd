import { Badge } from '#frontend/components/badge'
import { RadioOption } from '#frontend/components/fields/radio_option'
import { t } from '#frontend/lib/texts'

const INTERVALS = ['monthly', 'annual'] as const
type Interval = (typeof INTERVALS)[number]

interface Props {
  value: Interval
  onChange: (next: Interval) => void
}

export function IntervalChoice({ value, onChange }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <fieldset className="inline-flex rounded-control border border-line-strong bg-sunken p-1">
        <legend className="sr-only">{t('payment.interval')}</legend>
        {INTERVALS.map((interval) => (
          <RadioOption
            key={interval}
            name="interval"
            value={interval}
            checked={interval === value}
            onChange={() => onChange(interval)}
            className="rounded-[5px] px-4 py-1.5 text-sm text-muted has-checked:bg-ink has-checked:text-paper"
          >
            {t(`payment.intervals.${interval}`)}
          </RadioOption>
        ))}
      </fieldset>
      {value === 'annual' && <Badge>{t('payment.badge')}</Badge>}
    </div>
  )
}
