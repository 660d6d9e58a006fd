import { useDeferredValue, useMemo } from 'react'
import { unusedOutputs } from '#app/flows/domain/checks/unused_outputs'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { useDraftStep } from '#frontend/features/flows/builder/use_draft_step'
import { t } from '#frontend/lib/texts'

const MAX_SHOWN = 5

/** Which steps of a flow run for nothing: each leads to its settings, where that can be changed. */
export function UnusedSteps() {
  const { graph, problems } = useBuilder()
  const openStep = useDraftStep()
  const settled = useDeferredValue(graph)
  const unused = useMemo(() => unusedOutputs(settled), [settled])
  if (problems.length > 0 || unused.length === 0) return null
  const title = t('flows.flow.unused', { count: unused.length })
  return (
    <section aria-label={title} className="rounded-card bg-sunken p-4 text-sm">
      <p>{title}</p>
      <ul className="mt-1 grid">
        {unused.slice(0, MAX_SHOWN).map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => openStep(id, true)}
              className="min-h-6 py-1 text-left break-words underline underline-offset-2"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
