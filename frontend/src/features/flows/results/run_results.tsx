import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { textOf } from '#app/flows/domain/graph/variables'
import { CopyButton } from '#frontend/components/copy_button'
import { exitOf } from '#frontend/features/flows/run_steps/exits'
import { ResultDownloads } from '#frontend/features/flows/results/result_downloads'
import { MarkdownText } from '#frontend/components/markdown/markdown_text'
import type { OpenRun } from '#frontend/features/flows/flows_api'
import { deciderIn } from '#frontend/features/flows/runs/decider'
import { t } from '#frontend/lib/texts'

interface Props {
  run: OpenRun
  /** Null where the flow is gone. */
  graph: FlowGraph | null
}

/** What a run resulted in. */
export function RunResults({ run, graph }: Props) {
  const { results } = run
  if (results.length === 0) {
    const isEmpty = run.status === 'succeeded'
    return isEmpty ? (
      <p className="mt-6 break-words whitespace-pre-wrap text-muted">{whyNothing(run, graph)}</p>
    ) : null
  }
  return (
    <section aria-label={t('flows.run.results')} className="mt-6 grid grid-cols-1 gap-5">
      {results.map((result, at) => (
        <RunResult key={at} result={result} />
      ))}
    </section>
  )
}

/** Why a run that ended well gave nothing. */
function whyNothing({ stoppedBy, steps }: OpenRun, graph: FlowGraph | null): string {
  if (!stoppedBy || stoppedBy === 'dead-end')
    return [t('flows.run.noResult'), ...deadEnds(steps, graph)].join(' ')
  if (stoppedBy === 'expired') return t('flows.run.stoppedExpired')
  const approval = steps.find((step) => step.approval?.decision === stoppedBy)?.approval
  const who = deciderIn(approval)
  const why = approval?.reason ? ` ${t('flows.run.reason', { reason: approval.reason })}` : ''
  return t('flows.run.stoppedRejected', { who }) + why
}

/** A sentence for each step that took an exit with nothing after it, such as Fail of a Check. */
function deadEnds(steps: OpenRun['steps'], graph: FlowGraph | null): string[] {
  if (!graph) return []
  return graph.nodes.flatMap((node) => {
    const port = steps.find(({ key }) => key === node.id)?.port
    const exit = exitOf(node, port ?? null)
    const goesOn = graph.edges.some((edge) => edge.from === node.id && edge.port === port)
    if (!exit || goesOn) return []
    return t('flows.run.deadEnd', { name: node.name, outcome: exit.label })
  })
}

function RunResult({ result }: { result: OpenRun['results'][number] }) {
  const title = result.title || t('flows.run.results')
  const text = textOf(result.value)
  const done = { title: t('common.copy.done'), text: t('flows.run.copied') }
  return (
    <article className="card p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="min-w-0 font-semibold break-words">{title}</h2>
        <div className="flex flex-wrap gap-2">
          <CopyButton size="sm" text={text} label={t('flows.run.copy')} done={done} />
          <ResultDownloads result={{ title, value: result.value }} formats={result.formats} />
        </div>
      </div>
      <div className="mt-3">
        <MarkdownText text={text} />
      </div>
    </article>
  )
}
