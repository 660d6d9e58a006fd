import { CircleAlert } from 'lucide-react'
import { t } from '#frontend/lib/texts'

export interface Counter {
  count: number
  most: number
}

interface Props {
  id: string
  help?: string
  error?: string
  counter?: Counter
}

/** Help, or what is wrong in its place, and how much room is left. */
export function FieldNotes({ id, help, error, counter }: Props) {
  if (!help && !error && !counter) return null
  const isOver = counter !== undefined && counter.count > counter.most
  return (
    <div id={`${id}-notes`} className="flex justify-between gap-4 text-xs text-muted">
      <p aria-live="polite">
        {error ? (
          <span className="flex gap-1.5 text-danger">
            <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
            {error}
          </span>
        ) : (
          help
        )}
      </p>
      {counter && (
        <p className={`shrink-0 tabular-nums ${isOver ? 'font-medium text-danger' : ''}`}>
          <span aria-hidden="true">{counterText('kit.counter', counter)}</span>
          <span className="sr-only">{counterText('kit.chars', counter)}</span>
        </p>
      )}
    </div>
  )
}

function counterText(key: 'kit.counter' | 'kit.chars', { count, most }: Counter): string {
  return t(key, { count: count.toLocaleString('en'), most: most.toLocaleString('en') })
}
