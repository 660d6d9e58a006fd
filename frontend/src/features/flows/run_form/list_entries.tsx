import { useDeferredValue } from 'react'
import { firstExcerpt } from '#app/flows/domain/runs/input_excerpt'
import {
  entriesOf,
  likelySeparator,
  otherSeparators,
  type Separator,
} from '#app/flows/domain/values/entries'
import { MAX_ITEMS } from '#app/flows/domain/values/limits'
import type { Value } from '#app/flows/domain/values/value'
import { SeparatorChoice } from '#frontend/features/flows/run_form/separator_choice'
import { t } from '#frontend/lib/texts'

interface Props {
  /** Of the field. */
  label: string
  text: string
  /** Empty where the person has not chosen one. */
  separator: Separator | ''
  onSeparate: (separator: Separator) => void
}

const MAX_SHOWN = 5

/** Which items a text gives, and other ways to read it where there are any. */
export function ListEntries({ label, text, separator, onSeparate }: Props) {
  const read = useDeferredValue(text)
  const taken = separator === '' ? likelySeparator(read) : separator
  const ways = new Set<Separator>(['line', ...otherSeparators(read), ...(taken ? [taken] : [])])
  const options = [...ways].map((one) => ({ separator: one, items: entriesOf(read, one).length }))
  const choice = options.length > 1 && (
    <SeparatorChoice {...{ label, options }} separator={taken} onChange={onSeparate} />
  )
  return (
    <div className="grid grid-cols-1 gap-2 text-sm">
      {taken === null ? (
        <p role="status">{t('flows.form.list.unclear')}</p>
      ) : (
        <p role="status" className="text-muted">
          {countText(entriesOf(read, taken).length)}
        </p>
      )}
      {choice}
      {taken !== null && <FirstEntries entries={entriesOf(read, taken)} />}
    </div>
  )
}

function FirstEntries({ entries }: { entries: Value[] }) {
  return (
    <>
      <ol className="list-decimal space-y-0.5 pl-6 text-muted marker:tabular-nums">
        {entries.slice(0, MAX_SHOWN).map((entry, at) => (
          <li key={at}>
            <span dir="auto" className="block truncate">
              {firstExcerpt([entry])}
            </span>
          </li>
        ))}
      </ol>
      {entries.length > MAX_SHOWN && (
        <p className="text-muted">
          {t('flows.form.list.more', { count: entries.length - MAX_SHOWN })}
        </p>
      )}
    </>
  )
}

/** Of lines, no more are read than one that is too many. */
const countText = (count: number): string =>
  count > MAX_ITEMS
    ? t('flows.form.list.tooMany', { most: MAX_ITEMS.toLocaleString('en-US') })
    : t('flows.form.list.items', { count })
