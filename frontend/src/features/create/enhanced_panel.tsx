import { useState } from 'react'
import { EnhancedActions } from '#frontend/features/create/enhanced_actions'
import { EnhancedResult } from '#frontend/features/create/enhanced_result'
import { PanelFrame } from '#frontend/features/create/panel_frame'
import type { Optimized } from '#frontend/features/create/optimized'
import type { Accepted } from '#frontend/features/create/prompt_start'
import { PanelMessage } from '#frontend/features/create/panel_message'
import { ShareDialog } from '#frontend/features/create/share_dialog'
import type { Panel } from '#frontend/features/create/use_optimizer'
import { t } from '#frontend/lib/texts'

interface Props {
  panel: Panel
  result: Optimized | null
  isStale: boolean
  accepted: Accepted | null
  promptId: string | null
  onRetry: () => void
  onExample: () => void
  onSave: () => Promise<number | null>
  onPin: () => Promise<number | null>
}

export function EnhancedPanel(props: Props) {
  const { panel, result, isStale, accepted, promptId, onRetry, onExample, onSave, onPin } = props
  const [isSharing, setSharing] = useState(false)
  const shown = panel === 'done' ? result : null
  const prepare = async () => {
    const version = await onPin()
    if (version === null || promptId === null) throw new Error('There is nothing to share.')
    return { promptId, version }
  }
  return (
    <PanelFrame
      id="enhanced-title"
      title={t('create.optimizer.enhanced')}
      isBusy={panel === 'loading'}
      actions={
        <EnhancedActions result={shown} promptId={promptId} onShare={() => setSharing(true)} />
      }
    >
      <div className="min-h-[200px] px-5 py-4">
        {shown ? (
          <EnhancedResult
            result={shown}
            isStale={isStale}
            accepted={accepted}
            promptId={promptId}
            onSave={onSave}
          />
        ) : (
          <PanelMessage panel={panel} onRetry={onRetry} onExample={onExample} />
        )}
      </div>
      {isSharing && (
        <ShareDialog promptId={promptId} onPrepare={prepare} onClose={() => setSharing(false)} />
      )}
    </PanelFrame>
  )
}
