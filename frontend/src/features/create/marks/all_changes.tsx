import { Button } from '#frontend/components/button'
import type { EditDecisions } from '#frontend/features/create/marks/use_decisions'
import { useExperiment } from '#frontend/lib/session/experiments'
import { t } from '#frontend/lib/texts'

interface Props {
  title: string
  decisions: EditDecisions
}

/** An experiment: decides on all changes that are still open. One undo takes it back. */
export function AllChanges({ title, decisions: { verdicts, decide } }: Props) {
  const isOn = useExperiment('decideOnAll')
  const open = verdicts.flatMap((verdict, at) => (verdict === null ? at : []))
  if (!isOn || open.length === 0) return null
  return (
    <span className="flex">
      {(['accepted', 'rejected'] as const).map((verdict) => (
        <Button
          key={verdict}
          size="sm"
          variant="ghost"
          aria-label={t(`create.marks.all.${verdict}Of`, { title })}
          onClick={() => decide(open, verdict)}
        >
          {t(`create.marks.all.${verdict}`)}
        </Button>
      ))}
    </span>
  )
}
