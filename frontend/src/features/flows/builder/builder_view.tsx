import { type ReactNode, Suspense } from 'react'
import { PartNotLoaded } from '#frontend/components/part_not_loaded'
import { TextSkeleton } from '#frontend/components/skeleton'
import { t } from '#frontend/lib/texts'
import { useWideWindow } from '#frontend/lib/window/wide_window'
import { usePageTitle } from '#frontend/lib/window/page_title'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { FLOW_FOCUS } from '#frontend/features/flows/builder/hold_focus'
import { BuilderHeader } from '#frontend/features/flows/builder/builder_header'
import { SidePanel } from '#frontend/features/flows/builder/side_panel'
import { useBuilderLayout } from '#frontend/features/flows/builder/use_builder_layout'
import { useBuilderShortcuts } from '#frontend/features/flows/builder/use_builder_shortcuts'
import { useStepInAddress } from '#frontend/features/flows/builder/use_step_in_address'
import { useShown } from '#frontend/features/flows/builder/versions/shown'
import { classNames } from '#frontend/lib/class_names'
import { idlePart, lazyPart } from '#frontend/lib/lazy_part'

// One key switches between these two.
const BuilderCanvas = idlePart(
  () =>
    import('#frontend/features/flows/builder/canvas/builder_canvas').then(
      (file) => file.BuilderCanvas
    ),
  PartNotLoaded
)
const StepList = idlePart(
  () => import('#frontend/features/flows/builder/steps/step_list').then((file) => file.StepList),
  PartNotLoaded
)
const OpenRemoval = idlePart(() =>
  import('#frontend/features/flows/builder/removal/open_removal').then((file) => file.OpenRemoval)
)
const ShownFlow = lazyPart(
  () =>
    import('#frontend/features/flows/builder/versions/shown_flow').then((file) => file.ShownFlow),
  PartNotLoaded
)

const BESIDE = 'grid-cols-[minmax(0,1fr)_400px]'

/** The flow as a canvas or a list, with a panel beside it: below it where the window is narrow. */
export function BuilderView() {
  const { flow } = useBuilder()
  const { layout } = useBuilderLayout()
  const { shown } = useShown()
  const isWide = useWideWindow()
  usePageTitle(flow.title)
  useBuilderShortcuts()
  useStepInAddress()
  return (
    <div className={classNames('flex flex-col', isWide && 'absolute inset-0 min-h-[36rem]')}>
      <BuilderHeader />
      <div className={classNames('grid min-h-0 flex-1', isWide ? BESIDE : 'grid-cols-1')}>
        {shown.type !== 'draft' || flow.isReadOnly ? (
          <div className="flex min-h-0 flex-col">
            <Suspense fallback={null}>
              <ShownFlow />
            </Suspense>
          </div>
        ) : layout === 'canvas' ? (
          <Draft className="relative h-[70dvh] min-h-0 lg:h-auto">
            <Suspense fallback={null}>
              <BuilderCanvas />
            </Suspense>
          </Draft>
        ) : (
          <Draft className="min-h-0 overflow-y-auto px-4 py-5 sm:px-6">
            <Suspense fallback={<ListSkeleton />}>
              <StepList />
            </Suspense>
          </Draft>
        )}
        <SidePanel />
      </div>
      <Suspense>
        <OpenRemoval />
      </Suspense>
    </div>
  )
}

/** Fills a narrow window, so that the panel below it is not moved under a finger when the list comes. */
const ListSkeleton = () => (
  <div className="max-lg:min-h-dvh">
    <TextSkeleton label={t('flows.loading')} />
  </div>
)

/** The place of the flow that is edited. It takes the focus where what had it is gone. */
const Draft = ({ className, children }: { className: string; children: ReactNode }) => (
  <section
    aria-label={t('builder.draft')}
    tabIndex={-1}
    data-focus={FLOW_FOCUS}
    className={classNames('outline-none', className)}
  >
    {children}
  </section>
)
