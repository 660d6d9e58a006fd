import { lazy, Suspense } from 'react'
import { Skeleton } from '#frontend/components/skeleton'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { NoStep } from '#frontend/features/flows/builder/inspector/no_step'
import { NoteInspector } from '#frontend/features/flows/builder/inspector/note_inspector'
import { SeveralInspector } from '#frontend/features/flows/builder/inspector/several_inspector'
import { useSelection } from '#frontend/features/flows/builder/selection'
import { useShown } from '#frontend/features/flows/builder/versions/shown'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/inspector'

const StepInspector = lazy(async () => {
  const file = await import('#frontend/features/flows/builder/inspector/step_inspector')
  return { default: file.StepInspector }
})

const ShownInspector = lazy(async () => {
  const file = await import('#frontend/features/flows/builder/inspector/shown/shown_inspector')
  return { default: file.ShownInspector }
})

/** The settings of the chosen step, or what can be done with what is chosen. Only those of the draft can be changed. */
export function Inspector() {
  const { shown } = useShown()
  const { flow } = useBuilder()
  if (shown.type === 'draft' && !flow.isReadOnly) return <DraftInspector />
  return (
    <Suspense fallback={<Skeleton className="h-40 w-full" />}>
      <ShownInspector shown={shown} />
    </Suspense>
  )
}

function DraftInspector() {
  const { graph } = useBuilder()
  const { ids } = useSelection()
  const nodes = graph.nodes.filter(({ id }) => ids.includes(id))
  const notes = graph.notes.filter(({ id }) => ids.includes(id))
  if (nodes.length + notes.length > 1) return <SeveralInspector nodes={nodes} notes={notes} />
  if (notes.length === 1) return <NoteInspector key={notes[0].id} note={notes[0]} />
  if (nodes.length === 0) return <NoStep graph={graph} empty={t('inspector.nothing.empty')} />
  const [node] = nodes
  return (
    <Suspense fallback={<Skeleton className="h-40 w-full" />}>
      <StepInspector key={node.id} node={node} />
    </Suspense>
  )
}
