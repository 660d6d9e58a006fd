import { useDates } from '#frontend/lib/time/dates'
import { useNow } from '#frontend/lib/time/use_now'

interface Props {
  at: string
  now?: Date
  /** Puts the relative time into a sentence. */
  text?: (when: string) => string
}

/** How long ago something was; the exact time on hover. */
export function Moment({ at, now, text = (when) => when }: Props) {
  const present = useNow()
  const { relative, dateTime } = useDates()
  return (
    <time dateTime={at} title={dateTime(at)}>
      {text(relative(at, now ?? present))}
    </time>
  )
}
