import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#frontend/components/button'
import { FLOW_FOCUS, holdFocus } from '#frontend/features/flows/builder/hold_focus'
import { useShown } from '#frontend/features/flows/builder/versions/shown'
import { t } from '#frontend/lib/texts'

interface Props {
  /** What is shown. */
  text: ReactNode
  /** What can be done with it. */
  children?: ReactNode
}

/** Says that something other than the draft is shown, and has a button to return to the draft. */
export function ShownBar({ text, children }: Props) {
  const { show } = useShown()
  return (
    <section
      aria-label={t('flowVersions.shown.label')}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line bg-sunken px-4 py-2 text-sm"
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 font-medium">{text}</div>
      <div className="flex flex-wrap gap-2">
        {children}
        <Button
          size="sm"
          icon={ArrowLeft}
          onClick={() => {
            show({ type: 'draft' })
            holdFocus(FLOW_FOCUS)
          }}
        >
          {t('flowVersions.back')}
        </Button>
      </div>
    </section>
  )
}
