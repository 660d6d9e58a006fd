import type { ReactNode } from 'react'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { NoStep } from '#frontend/features/flows/builder/inspector/no_step'
import { Several } from '#frontend/features/flows/builder/inspector/several'
import { ShownStep } from '#frontend/features/flows/builder/inspector/shown/shown_step'
import { useSelection } from '#frontend/features/flows/builder/selection'
import { MissingGraphs } from '#frontend/features/flows/builder/versions/missing_graphs'
import { useShownRun } from '#frontend/features/flows/builder/versions/running/use_shown_run'
import type { Shown, Side } from '#frontend/features/flows/builder/versions/shown'
import { useComparison } from '#frontend/features/flows/builder/versions/use_comparison'
import { useGraphOf } from '#frontend/features/flows/builder/versions/use_flow_versions'
import { t } from '#frontend/lib/texts'

/** The chosen step of what is shown and cannot be changed: not the draft, or the draft of a read-only flow. */
export function ShownInspector({ shown }: { shown: Shown }) {
  const { graph } = useBuilder()
  if (shown.type === 'draft') return <Chosen graph={graph} sideOf={() => null} />
  if (shown.type === 'version') return <OfVersion version={shown.version} />
  if (shown.type === 'comparison') return <OfComparison {...shown} />
  return <OfRun id={shown.id} />
}

function OfVersion({ version }: { version: number }) {
  const loaded = useGraphOf(version)
  if (!loaded.graph) return <MissingGraphs graphs={[loaded]} />
  return <Chosen graph={loaded.graph} sideOf={() => version} />
}

/** A step that was removed is shown as it was before, and any other as it is now. */
function OfComparison({ before, after }: { before: Side; after: Side }) {
  const { comparison, missing } = useComparison(before, after)
  if (!comparison) return missing
  const { graph, marks } = comparison
  const sideOf = (id: string) => (marks.get(id)?.diff === 'removed' ? before : after)
  return <Chosen graph={graph} sideOf={sideOf} />
}

function OfRun({ id }: { id: string }) {
  const { flow } = useBuilder()
  const { shown, isMissing, isFailed, retry } = useShownRun(id, flow.id)
  if (shown) return <Chosen graph={shown.graph} sideOf={() => shown.run.version} />
  if (isMissing) return <p className="text-sm text-muted">{t('flows.run.missing')}</p>
  return <MissingGraphs graphs={[{ graph: null, isFailed, retry }]} />
}

interface ChosenProps {
  graph: FlowGraph
  /** What a step is shown from; null where there is nothing else. */
  sideOf: (id: string) => Side | null
}

function Chosen({ graph, sideOf }: ChosenProps) {
  const { ids } = useSelection()
  const nodes = graph.nodes.filter(({ id }) => ids.includes(id))
  const notes = graph.notes.filter(({ id }) => ids.includes(id))
  const [node] = nodes
  const [note] = notes
  if (nodes.length + notes.length > 1) return <Several nodes={nodes} notes={notes} />
  if (note)
    return (
      <ReadOnly side={sideOf(note.id)}>
        <ShownNote text={note.text} />
      </ReadOnly>
    )
  if (!node) return <NoStep graph={graph} empty={t('inspector.shown.empty')} />
  return (
    <ReadOnly side={sideOf(node.id)}>
      <ShownStep key={node.id} node={node} />
    </ReadOnly>
  )
}

const ReadOnly = ({ side, children }: { side: Side | null; children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-4">
    {side !== null && (
      <p className="rounded-control bg-sunken px-3 py-2 text-sm">
        {side === 'draft'
          ? t('inspector.shown.draft')
          : t('inspector.shown.version', { version: side })}
      </p>
    )}
    {children}
  </div>
)

const ShownNote = ({ text }: { text: string }) => (
  <section aria-labelledby="inspector">
    <h2 id="inspector" className="font-semibold">
      {t('inspector.note.title')}
    </h2>
    <p className="mt-2 text-sm break-words whitespace-pre-wrap">{text}</p>
  </section>
)
