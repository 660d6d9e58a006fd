import { t } from '#frontend/lib/texts'

interface Props {
  /** What the steps are called. */
  names: string[]
  /** Whether it is about a run that was started, and not about the next one. */
  isOfRun?: boolean
}

/** Names the steps that a run does not run because their outputs are pinned. */
export function PinnedWarning({ names, isOfRun = false }: Props) {
  if (names.length === 0) return null
  const texts = { count: names.length, names: names.join(', ') }
  return (
    <p className="rounded-control bg-warning-soft p-3 text-sm break-words text-warning">
      {t(isOfRun ? 'flows.pins.used' : 'flows.pins.uses', texts)}
    </p>
  )
}
