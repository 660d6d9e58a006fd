import { useId } from 'react'
import type { Separator } from '#app/flows/domain/values/entries'
import { RadioOption } from '#frontend/components/fields/radio_option'
import { t } from '#frontend/lib/texts'

interface Props {
  /** What the choice is about, for those who do not see where it stands. */
  label: string
  /** Null where a person has to choose. */
  separator: Separator | null
  /** Each with the number of items that it gives, where that is known. */
  options: readonly { separator: Separator; items?: number }[]
  onChange: (separator: Separator) => void
}

const PILL =
  'rounded-control border border-line-strong bg-raised px-2.5 py-1 text-sm has-checked:border-ink has-checked:bg-sunken has-checked:font-medium'

/** What separates the items of a list that was given as a text. */
export function SeparatorChoice({ label, separator: chosen, options, onChange }: Props) {
  const name = useId()
  return (
    <fieldset className="relative flex min-w-0 flex-wrap items-center gap-2">
      <legend className="sr-only">{t('flows.form.list.separated', { label })}</legend>
      {options.map(({ separator, items }) => (
        <RadioOption
          key={separator}
          name={name}
          checked={separator === chosen}
          onChange={() => onChange(separator)}
          className={PILL}
        >
          {t(`flows.form.list.by.${separator}`)}
          {items !== undefined && ` (${items.toLocaleString('en-US')})`}
        </RadioOption>
      ))}
    </fieldset>
  )
}
