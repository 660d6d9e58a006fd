import { useState } from 'react'
import { PartialText } from '#frontend/components/partial_text'
import { EnhancedActions } from '#frontend/features/create/optimizer/enhanced_actions'
import { EnhancedResult } from '#frontend/features/create/optimizer/enhanced_result'
import { PanelFrame } from '#frontend/features/create/panel_frame'
import type { Optimized } from '#frontend/features/create/optimizer/optimized'
import type { Accepted } from '#frontend/prompts/prompt_start'
import type { ResultTools } from '#frontend/features/create/optimizer/result_tools'
import { PanelMessage } from '#frontend/features/create/optimizer/panel_message'
import { SharePromptDialog } from '#frontend/prompts/sharing/share_prompt_dialog'
import { PrimaryShortcut } from '#frontend/features/create/primary_shortcut'
import { SaveButton } from '#frontend/features/create/saving/save_button'
import { SaveLine } from '#frontend/features/create/saving/save_line'
import { useFilling } from '#frontend/features/create/use_filling'
import { useSaving } from '#frontend/features/create/saving/use_saving'
import type { Panel } from '#frontend/features/create/optimizer/use_optimizer'
import type { ErrorBody } from '#app/core/domain/api_error'
import { t, type TextKey } from '#frontend/lib/texts'

interface Props {
  panel: Panel
  isStreamed: boolean
  partial: string
  refusal: ErrorBody | null
  result: Optimized | null
  isStale: boolean
  accepted: Accepted | null
  tools: ResultTools
  onStop: () => void
  onRetry: () => void
  onBack: () => void
  onOffline: () => void
  onExample: () => void
  onSave: (content: string) => Promise<number>
  onPin: (content: string) => Promise<number>
}

export function EnhancedPanel(props: Props) {
  const { panel, result, isStale, tools, onRetry, onExample, onSave, onPin } = props
  const [isSharing, setSharing] = useState(false)
  const { gateway } = tools
  const { promptId } = gateway
  const filling = useFilling(result?.content ?? '', gateway)
  const shown = panel === 'done' && result ? { ...result, content: filling.text } : null
  const accepted = props.accepted?.content === filling.text ? props.accepted : null
  const { isSaving, save } = useSaving(() => onSave(filling.text))
  const prepare = async () => {
    if (promptId === null) throw new Error('There is nothing to share.')
    return { promptId, version: await onPin(filling.text) }
  }
  const writer =
    shown?.variant && t(shown.variant.engine ? 'create.model.byModel' : 'create.model.offline')
  return (
    <PanelFrame
      id="enhanced-title"
      title={t(titleOf(shown))}
      isBusy={panel === 'loading'}
      actions={
        <>
          <EnhancedActions result={shown} promptId={promptId} onShare={() => setSharing(true)} />
          <SaveButton
            isPrimary={shown !== null && !shown.question && !isStale}
            isSaving={isSaving}
            isSaved={shown !== null && accepted !== null}
            isDisabled={shown === null}
            onSave={save}
          />
        </>
      }
    >
      {shown && !isStale && !accepted && !isSaving && <PrimaryShortcut onPress={save} />}
      <SaveLine writer={writer} saved={shown && accepted} promptId={promptId} />
      <div className="min-h-[200px] px-5 py-4">
        {shown && (
          <EnhancedResult result={shown} filling={filling} isStale={isStale} tools={tools} />
        )}
        {shown && props.partial !== '' && <PartialText text={props.partial} />}
        {!shown && (
          <PanelMessage
            panel={panel}
            isStreamed={props.isStreamed}
            partial={props.partial}
            refusal={props.refusal}
            onStop={props.onStop}
            onRetry={onRetry}
            onBack={result ? props.onBack : undefined}
            onOffline={props.onOffline}
            onExample={onExample}
          />
        )}
      </div>
      {isSharing && (
        <SharePromptDialog
          text={filling.text}
          promptId={promptId}
          onPrepare={prepare}
          onClose={() => setSharing(false)}
        />
      )}
    </PanelFrame>
  )
}

function titleOf(result: Optimized | null): TextKey {
  if (result?.question && !result.variant) return 'create.kind.heading'
  return result?.leftAlone ? 'create.optimizer.notEnhanced' : 'create.optimizer.enhanced'
}
