import type { FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import type { AskSettings, PromptSettings } from '#app/flows/domain/graph/settings'
import { VariableText } from '#frontend/components/variable_text'
import { inOrder } from '#frontend/features/flows/run_steps/in_order'
import type { Proposal } from '#frontend/features/flows/start/use_proposal'
import { waysOf } from '#frontend/features/flows/start/ways'
import { t } from '#frontend/lib/texts'

interface Props {
  graph: FlowGraph
  reasons: Proposal['reasons']
}

/** The steps of a flow that is not there yet, in order. */
export function StepPreviews({ graph, reasons }: Props) {
  const ways = waysOf(graph)
  return (
    <ol className="mt-4 grid gap-3 [&_:focus-visible]:scroll-mb-40">
      {inOrder(graph).map((node) => (
        <li key={node.id} className="rounded-control border border-line p-4">
          <p className="text-xs text-muted">{kindOf(node.kind).title}</p>
          {ways.has(node.id) && <p className="mt-0.5 text-sm break-words">{ways.get(node.id)}</p>}
          <h3 className="font-medium break-words">{node.name}</h3>
          <StepContent node={node} />
          {reasons
            .filter(({ nodeId }) => nodeId === node.id)
            .map(({ sentence }) => (
              <p key={sentence} className="mt-2 text-xs break-words text-muted">
                <VariableText text={sentence} />
              </p>
            ))}
        </li>
      ))}
    </ol>
  )
}

function StepContent({ node }: { node: FlowNode }) {
  if (node.kind === 'ask') {
    const { fields } = node.settings as unknown as AskSettings
    return (
      <ul className="mt-1 list-disc pl-5 text-sm">
        {fields.map(({ name, label }) => (
          <li key={name} className="break-words">
            {label}
          </li>
        ))}
      </ul>
    )
  }
  const summary = (
    <p className="mt-1 text-sm break-words">
      <VariableText text={kindOf(node.kind).summary(node.settings)} />
    </p>
  )
  if (node.kind !== 'prompt') return summary
  const { text } = node.settings as unknown as PromptSettings
  const [opening] = text.split('\n\n', 1)
  return (
    <>
      <p className="mt-1 text-sm break-words">
        <VariableText text={opening} />
      </p>
      <details className="mt-1 text-sm">
        <summary className="text-link inline-block min-h-6 cursor-pointer">
          {t('myFlows.start.prompt')}
        </summary>
        <p className="mt-2 max-h-80 overflow-y-auto rounded-control bg-sunken p-3 break-words whitespace-pre-wrap">
          <VariableText text={text} />
        </p>
      </details>
    </>
  )
}
