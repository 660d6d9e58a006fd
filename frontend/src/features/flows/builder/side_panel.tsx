import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { ArrowUp } from 'lucide-react'
import { Button } from '#frontend/components/button'
import { Skeleton } from '#frontend/components/skeleton'
import { Tabs } from '#frontend/components/tabs'
import { useOpenings, usePanel } from '#frontend/features/flows/builder/selection'
import { lazyPart } from '#frontend/lib/lazy_part'
import { t } from '#frontend/lib/texts'
import { useWideWindow } from '#frontend/lib/window/wide_window'

const Inspector = lazyPart(() =>
  import('#frontend/features/flows/builder/inspector/inspector').then((file) => file.Inspector)
)
const RunPanel = lazyPart(() =>
  import('#frontend/features/flows/builder/run_panel').then((file) => file.RunPanel)
)
const VersionsPanel = lazyPart(() =>
  import('#frontend/features/flows/builder/versions/versions_panel').then(
    (file) => file.VersionsPanel
  )
)

/** The settings of the chosen step, what runs the flow, and its versions. */
export function SidePanel() {
  const { panel, openPanel } = usePanel()
  const aside = useShownWhereOpened()
  return (
    <aside
      ref={aside}
      aria-label={t('builder.panel.label')}
      className="min-h-0 overflow-y-auto border-line bg-raised px-4 pb-6 max-lg:min-h-dvh max-lg:border-t lg:border-l"
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

/** Keeps the place of a part while it loads. */
const kept = (part: ReactNode) => (
  <Suspense fallback={<Skeleton className="h-80 w-full" />}>{part}</Suspense>
)

/** Below the flow, the panel comes into view when a step is opened. */
function useShownWhereOpened() {
  const isWide = useWideWindow()
  const aside = useRef<HTMLElement>(null)
  const openings = useOpenings()
  const seen = useRef(openings)
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
