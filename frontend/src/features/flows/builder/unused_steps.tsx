import { useDeferredValue, useMemo } from 'react'
import { unusedOutputs } from '#app/flows/domain/checks/unused_outputs'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { StepNotice } from '#frontend/features/flows/builder/step_notice'
import { t } from '#frontend/lib/texts'

/** Which steps of a flow run for nothing. */
export function UnusedSteps() {
  const { graph, problems } = useBuilder()
  const settled = useDeferredValue(graph)
  const unused = useMemo(() => unusedOutputs(settled), [settled])
  if (problems.length > 0 || unused.length === 0) return null
  return (
    <StepNotice
      title={t('flows.flow.unused', { count: unused.length })}
      steps={unused.map(({ id, name }) => ({ id, label: name }))}
    />
  )
}
