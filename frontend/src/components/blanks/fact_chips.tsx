import { BookmarkPlus } from 'lucide-react'
import type { FactShelf, Keepable } from '#frontend/lib/facts/use_fact_shelf'
import { t } from '#frontend/lib/texts'

interface Props {
  label: string
  answer: string
  facts: FactShelf
  /** Whether Tab goes on to the next field, so that nobody who types on presses a button. */
  isPassedBy: boolean
  onUse: (value: string) => void
}

const SMALL = 'flex min-h-7 max-w-full min-w-0 items-center gap-1.5 rounded-md px-2 text-xs'

/** The facts that may answer a blank, each to be used with one tap, and the way to keep an answer as one. */
export function FactChips({ label, answer, facts, isPassedBy, onUse }: Props) {
  const offers = facts.offersFor(label).filter(({ value }) => value !== answer)
  const keepable = facts.keepable(label, answer)
  const tabIndex = isPassedBy ? -1 : undefined
  if (offers.length === 0 && !keepable) return null
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-1.5">
      {offers.length > 0 && (
        <ul aria-label={t('blanks.facts.offers', { label })} className="contents">
          {offers.map(({ id, name, value }) => (
            <li key={id} className="max-w-full min-w-0">
              <button
                type="button"
                tabIndex={tabIndex}
                onClick={() => onUse(value)}
                aria-label={t('blanks.facts.use', { name, value })}
                className={`${SMALL} border border-line-strong bg-raised hover:bg-paper`}
              >
                <span className="shrink-0 text-muted">{name}</span>{' '}
                <span className="truncate">{value}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {keepable && (
        <Keep {...keepable} tabIndex={tabIndex} onKeep={() => facts.keep(keepable, answer)} />
      )}
    </div>
  )
}

interface KeepProps extends Keepable {
  tabIndex: number | undefined
  onKeep: () => void
}

function Keep({ name, known, tabIndex, onKeep }: KeepProps) {
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      onClick={onKeep}
      className={`${SMALL} text-muted hover:bg-paper hover:text-ink`}
    >
      <BookmarkPlus aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="truncate">
        {t(known ? 'blanks.facts.update' : 'blanks.facts.keep', { name })}
      </span>
    </button>
  )
}
