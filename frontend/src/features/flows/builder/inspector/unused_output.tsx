import { useDeferredValue, useMemo } from 'react'
import { type Replacement, replacementBy } from '#app/flows/domain/checks/output_replacement'
import { unusedOutputs } from '#app/flows/domain/checks/unused_outputs'
import type { FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'
import { Button } from '#frontend/components/button'
import { VariableText } from '#frontend/components/variable_text'
import { holdFocus, settingsFocus } from '#frontend/features/flows/builder/hold_focus'
import { useStepForm } from '#frontend/features/flows/builder/inspector/step_form'
import { t } from '#frontend/lib/texts'

/** Says that the output of the step is lost, and lets the later steps use it. */
export function UnusedOutput() {
  const { graph, node, dispatch, endTyping } = useStepForm()
  const settled = useDeferredValue(graph)
  const found = useMemo(() => findUnused(settled, node.id), [settled, node.id])
  if (!found) return null
  const { replacement, around } = found
  const replace = ({ repairs }: Replacement) => {
    for (const repair of repairs) dispatch({ type: 'repair', repair }, 'use output')
    endTyping()
    holdFocus(settingsFocus(node.id))
  }
  const variable = `{{${node.name}}}`
  return (
    <section
      aria-label={t('inspector.unused.title')}
      className="grid justify-items-start gap-2 rounded-card bg-sunken p-3 text-sm break-words"
    >
      <p>
        {t('inspector.unused.title')}{' '}
        <VariableText text={replacement ? usedInstead(replacement) : howToUse(variable, around)} />
      </p>
      {replacement && (
        <Button size="sm" onClick={() => replace(replacement)}>
          <VariableText text={t('inspector.unused.use', { variable })} />
        </Button>
      )}
    </section>
  )
}

function findUnused(graph: FlowGraph, id: string) {
  const unused = unusedOutputs(graph).find((node) => node.id === id)
  if (!unused) return null
  const around = graph.nodes.find((node) => node.id === unused.parent)
  return { replacement: replacementBy(graph, unused), around }
}

function usedInstead({ instead, steps, repairs }: Replacement): string {
  const step = steps[0].name
  return repairs[0].type === 'set-setting'
    ? t('inspector.unused.gathered', { step, name: instead })
    : t('inspector.unused.instead', { count: steps.length, step, variable: `{{${instead}}}` })
}

const howToUse = (variable: string, around: FlowNode | undefined): string =>
  around
    ? t('inspector.unused.insertInside', { variable, step: around.name })
    : t('inspector.unused.insert', { variable })
