import { ArrowLeft, LayoutList, Pencil, Play, Redo2, Undo2, Workflow } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { useGoToRun } from '#frontend/features/flows/builder/selection'
import { useShown } from '#frontend/features/flows/builder/versions/shown'
import { useBuilderLayout } from '#frontend/features/flows/builder/use_builder_layout'
import { useDetailsChange } from '#frontend/features/flows/builder/versions/use_details_change'
import { mayEdit } from '#frontend/features/flows/flow_rights'
import { Button } from '#frontend/components/button'
import { useImportedFlow } from '#frontend/features/flows/builder/versions/files/use_imported_flow'
import { IconButton, IconLink } from '#frontend/components/icon_button'
import { PartNotLoaded } from '#frontend/components/part_not_loaded'
import { SaveStatus } from '#frontend/components/save_status'
import { idlePart, lazyPart } from '#frontend/lib/lazy_part'
import { t } from '#frontend/lib/texts'

const ConflictDialog = lazyPart(
  () =>
    import('#frontend/features/flows/builder/versions/conflict_dialog').then(
      (file) => file.ConflictDialog
    ),
  PartNotLoaded
)
const ProgressButton = idlePart(() =>
  import('#frontend/features/flows/builder/progress_button').then((file) => file.ProgressButton)
)
const FlowPageMenu = idlePart(() =>
  import('#frontend/features/flows/sharing/flow_page_menu').then((file) => file.FlowPageMenu)
)
const LastResult = idlePart(() =>
  import('#frontend/features/flows/builder/last_result').then((file) => file.LastResult)
)
const FlowDetails = lazyPart(
  () => import('#frontend/features/flows/my_flows/flow_details').then((file) => file.FlowDetails),
  PartNotLoaded
)

/** What the flow is called and how far it has come, whether it is saved, and what acts on all of it. */
export function BuilderHeader() {
  const { flow } = useBuilder()
  const isEditor = mayEdit(flow)
  return (
    <header className="border-b border-line bg-raised px-4 py-2 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="flex min-w-0 flex-1 basis-72 items-center gap-1">
          <IconLink icon={ArrowLeft} label={t('builder.back')} to="/my-workflows" />
          <Title />
        </div>
        <Suspense fallback={<span className="w-40 max-sm:hidden" />}>
          <ProgressButton />
        </Suspense>
        {isEditor && <Saving />}
        <div className="flex items-center gap-0.5">
          <UndoButtons />
          <LayoutSwitch />
          <Suspense fallback={<span className="w-9" />}>
            <FlowPageMenu flow={flow} />
          </Suspense>
          <Suspense fallback={null}>
            <LastResult />
          </Suspense>
          {isEditor && <GoToRun />}
        </div>
      </div>
    </header>
  )
}

function Title() {
  const { flow } = useBuilder()
  const [isOpen, setOpen] = useState(false)
  const save = useDetailsChange()
  return (
    <>
      <h1 className="min-w-0 truncate text-lg font-semibold tracking-tight">{flow.title}</h1>
      {!flow.isReadOnly && (
        <IconButton icon={Pencil} label={t('builder.rename')} onClick={() => setOpen(true)} />
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <FlowDetails
            flow={{ ...flow, lastRun: null }}
            onSave={save}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function Saving() {
  const { sync, view } = useBuilder()
  const { state, savedAt, message, conflicts } = view
  return (
    <>
      <SaveStatus
        {...{ state, savedAt, message }}
        onReload={() => sync.resolve([])}
        onKeepMine={() => sync.resolve(conflicts)}
      />
      {state === 'refused' && <SaveAsNew />}
      {state === 'conflict' && (
        <Suspense fallback={null}>
          <ConflictDialog />
        </Suspense>
      )}
    </>
  )
}

/** What the server refuses can be saved elsewhere, such as the edits of a flow that was deleted in another tab. */
function SaveAsNew() {
  const { flow, graph } = useBuilder()
  const creation = useImportedFlow()
  const { title, context, tags } = flow
  return (
    <Button
      size="sm"
      isBusy={creation.isPending}
      onClick={() => creation.mutate({ title, context, tags, graph })}
    >
      {t('builder.saveAsNew')}
    </Button>
  )
}

/** Only where the draft is shown: nobody undoes what they do not see. */
function UndoButtons() {
  const { flow, sync, view } = useBuilder()
  const { shown } = useShown()
  if (shown.type !== 'draft' || flow.isReadOnly) return null
  return (
    <>
      <IconButton
        icon={Undo2}
        label={t('builder.undo')}
        aria-disabled={!view.canUndo}
        onClick={sync.undo}
      />
      <IconButton
        icon={Redo2}
        label={t('builder.redo')}
        aria-disabled={!view.canRedo}
        onClick={sync.redo}
      />
    </>
  )
}

/** The goal of every flow: leads to the form that runs it. */
function GoToRun() {
  const goToRun = useGoToRun()
  return (
    <Button
      variant="primary"
      size="sm"
      icon={Play}
      data-leads-to-form
      className="ml-1"
      onClick={goToRun}
    >
      {t('builder.run')}
    </Button>
  )
}

/** One button that switches between the two views; its name says what it leads to. */
function LayoutSwitch() {
  const { layout, show } = useBuilderLayout()
  const isCanvas = layout === 'canvas'
  return (
    <IconButton
      icon={isCanvas ? LayoutList : Workflow}
      label={t(isCanvas ? 'builder.showList' : 'builder.showCanvas')}
      onClick={() => show(isCanvas ? 'list' : 'canvas')}
    />
  )
}
