import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { ArrowUp } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { Button } from '#frontend/components/button'
import { PartNotLoaded } from '#frontend/components/part_not_loaded'
import { Skeleton } from '#frontend/components/skeleton'
import { Tabs } from '#frontend/components/tabs'
import { useOpenings, usePanel, useSelection } from '#frontend/features/flows/builder/selection'
import { lazyPart } from '#frontend/lib/lazy_part'
import { t } from '#frontend/lib/texts'
import { useWideWindow } from '#frontend/lib/window/wide_window'

const Inspector = lazyPart(
  () =>
    import('#frontend/features/flows/builder/inspector/inspector').then((file) => file.Inspector),
  PartNotLoaded
)
const RunPanel = lazyPart(
  () => import('#frontend/features/flows/builder/run_panel').then((file) => file.RunPanel),
  PartNotLoaded
)
const VersionsPanel = lazyPart(
  () =>
    import('#frontend/features/flows/builder/versions/versions_panel').then(
      (file) => file.VersionsPanel
    ),
  PartNotLoaded
)

/** The settings of the chosen step, what runs the flow, and its versions. */
export function SidePanel() {
  const { panel, openPanel } = usePanel()
  const aside = useShownWhereOpened()
  const { ids } = useSelection()
  return (
    <aside
      ref={aside}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented && panel === 'step') focusStep(ids)
      }}
      aria-label={t('builder.panel.label')}
      className="min-h-0 scroll-mt-14 overflow-y-auto border-line bg-raised px-4 pb-6 max-lg:min-h-dvh max-lg:border-t lg:border-l"
    >
      <BackToFlow />
      <Tabs
        label={t('builder.panel.label')}
        value={panel}
        onChange={openPanel}
        isEven
        tabs={[
          { value: 'step', label: t('builder.panel.step'), content: kept(<Inspector />) },
          { value: 'run', label: t('builder.panel.run'), content: kept(<RunPanel />) },
          {
            value: 'versions',
            label: t('builder.panel.versions'),
            content: kept(<VersionsPanel />),
          },
        ]}
      />
    </aside>
  )
}

/** Leads from the settings back to their step. */
function focusStep([id, ...others]: readonly string[]): void {
  if (id === undefined || others.length > 0) return
  const name = CSS.escape(id)
  const selector = `[data-step="${name}"], .react-flow__node[data-id="${name}"]`
  document.querySelector<HTMLElement>(selector)?.focus()
}

/** Keeps the place of a part while it loads. */
const kept = (part: ReactNode) => (
  <Suspense fallback={<Skeleton className="h-80 w-full" />}>{part}</Suspense>
)

/** Below the flow, the panel comes into view when a step is opened, and when the address asks for it. */
function useShownWhereOpened() {
  const isWide = useWideWindow()
  const aside = useRef<HTMLElement>(null)
  const openings = useOpenings()
  const [params] = useSearchParams()
  const seen = useRef(params.has('panel') ? null : openings)
  useEffect(() => {
    if (seen.current === openings) return
    seen.current = openings
    if (!isWide) aside.current?.scrollIntoView({ block: 'start' })
  }, [openings, isWide])
  return aside
}

const BackToFlow = () => (
  <div className="pt-2 lg:hidden">
    <Button
      size="sm"
      variant="ghost"
      icon={ArrowUp}
      onClick={() => document.querySelector('h1')?.scrollIntoView({ block: 'center' })}
    >
      {t('builder.panel.backToFlow')}
    </Button>
  </div>
)
