import { useId, useState } from 'react'
import { Checkbox } from '#frontend/components/fields/checkbox'
import { ChosenRuns, type NamedRun } from '#frontend/features/flows/runs/chosen_runs'
import { RunRow } from '#frontend/features/flows/runs/run_row'
import { groupByDay } from '#frontend/lib/time/group_by_day'
import { useDates } from '#frontend/lib/time/dates'
import { useTimeZone } from '#frontend/lib/time/time_zone'
import { useNow } from '#frontend/lib/time/use_now'
import { t } from '#frontend/lib/texts'

/** Runs by day, two of which can be chosen to be compared. */
export function DatedRuns({ runs }: { runs: readonly NamedRun[] }) {
  const [chosen, setChosen] = useState<readonly NamedRun[]>([])
  const zone = useTimeZone()
  const now = useNow()
  const id = useId()
  const dated = runs.map((run) => ({ run, timestamp: run.createdAt }))
  return (
    <>
      <ChosenRuns chosen={chosen} onClear={() => setChosen([])} />
      {groupByDay(dated, now, zone).map(({ group, entries }) => (
        <section key={group} aria-labelledby={`${id}-${group}`} className="mt-5">
          <h2 id={`${id}-${group}`} className="text-sm font-medium text-muted">
            {t(`runs.groups.${group}`)}
          </h2>
          <ul className="mt-2 divide-y divide-line card">
            {entries.map(({ run }) => (
              <RunRow
                key={run.id}
                run={run}
                title={run.flowTitle}
                box={<ChoiceBox run={run} chosen={chosen} onChange={setChosen} />}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

interface BoxProps {
  run: NamedRun
  chosen: readonly NamedRun[]
  onChange: (chosen: readonly NamedRun[]) => void
}

/** Two runs of one flow can be chosen: the others cannot be checked then. */
function ChoiceBox({ run, chosen, onChange }: BoxProps) {
  const { dateTime } = useDates()
  const others = chosen.filter(({ id }) => id !== run.id)
  const isChosen = others.length < chosen.length
  const isOut = others.length === 2 || others.some(({ flowId }) => flowId !== run.flowId)
  return (
    <Checkbox
      isLabelHidden
      label={t('runs.choose', { run: `${run.flowTitle}, ${dateTime(run.createdAt)}` })}
      checked={isChosen}
      disabled={!isChosen && isOut}
      onChange={(checked) => onChange(checked ? [...others, run] : others)}
    />
  )
}
