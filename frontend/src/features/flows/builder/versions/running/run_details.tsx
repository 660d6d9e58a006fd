import { type RefObject, useEffect, useRef } from 'react'
import { isFinal } from '#app/flows/domain/runs/run'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { RUN_STATUS_FOCUS } from '#frontend/features/flows/builder/hold_focus'
import { useLiveTexts } from '#frontend/features/flows/builder/versions/running/live_texts'
import {
  type ShownRun,
  useShownRun,
} from '#frontend/features/flows/builder/versions/running/use_shown_run'
import { useShown } from '#frontend/features/flows/builder/versions/shown'
import { RunResults } from '#frontend/features/flows/results/run_results'
import { RunFailure } from '#frontend/features/flows/runs/run_failure'
import { RunSteps } from '#frontend/features/flows/run_steps/run_steps'
import { t } from '#frontend/lib/texts'

/** What the run that is shown gave, and its steps with what can be done with them. */
export function RunDetails() {
  const { flow } = useBuilder()
  const { shown } = useShown()
  const id = shown.type === 'run' ? shown.id : null
  const loaded = useShownRun(id, flow.id).shown
  const section = useShownFirst(id, loaded !== null)
  useResultInView(section, loaded !== null && isFinal(loaded.run.status))
  if (!id || !loaded) return null
  const { run, graph } = loaded
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t('flowVersions.run.details')}
      className="scroll-mt-20 outline-none"
    >
      <RunFailure run={run} graph={graph} />
      {isFinal(run.status) && <RunResults run={run} graph={graph} />}
      <LiveSteps run={run} graph={graph} />
    </section>
  )
}

/** Drawn again by itself while a step writes. */
const LiveSteps = ({ run, graph }: ShownRun) => (
  <RunSteps run={run} graph={graph} texts={useLiveTexts(run.id)} />
)

/** Brings a run that is opened from the list below into view, with the focus. A page that opens with a run stays at its top. */
function useShownFirst(asked: string | null, isLoaded: boolean) {
  const section = useRef<HTMLElement>(null)
  const before = useRef(asked)
  useEffect(() => {
    if (asked === null) before.current = null
    if (asked === null || !isLoaded || before.current === asked) return
    before.current = asked
    section.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView({ block: 'start' })
  }, [asked, isLoaded])
  return section
}

/** Scrolls to the result when the run ends, because the person may still be looking at its status. */
function useResultInView(section: RefObject<HTMLElement | null>, isEnded: boolean): void {
  const hadEnded = useRef(isEnded)
  useEffect(() => {
    const ends = isEnded && !hadEnded.current
    hadEnded.current = isEnded
    if (ends && isAtStatus()) section.current?.scrollIntoView({ block: 'start' })
  }, [isEnded, section])
}

const isAtStatus = (): boolean =>
  document.activeElement instanceof HTMLElement &&
  document.activeElement.dataset.focus === RUN_STATUS_FOCUS
