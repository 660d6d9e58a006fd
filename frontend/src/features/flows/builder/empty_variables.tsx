import { useDeferredValue, useMemo } from 'react'
import { maybeEmpty } from '#app/flows/domain/checks/maybe_empty'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { StepNotice } from '#frontend/features/flows/builder/step_notice'
import { t } from '#frontend/lib/texts'

/** Which variables have no value in some runs, because of the exits of earlier steps. */
export function EmptyVariables() {
  const { graph, problems } = useBuilder()
  const settled = useDeferredValue(graph)
  const empty = useMemo(() => maybeEmpty(settled), [settled])
  if (problems.length > 0 || empty.length === 0) return null
  return (
    <StepNotice
      title={t('flows.flow.maybeEmpty', { count: empty.length })}
      steps={empty.map(({ node, name }) => ({
        id: node.id,
        label: t('flows.flow.maybeEmptyIn', { variable: `{{${name}}}`, step: node.name }),
      }))}
    />
  )
}
