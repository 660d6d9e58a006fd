import { Copy, RefreshCw } from 'lucide-react'
import { isBlankText } from '#app/core/domain/blank_text'
import { Button } from '#frontend/components/button'
import { PanelFrame } from '#frontend/features/create/panel_frame'
import { PrimaryShortcut } from '#frontend/features/create/primary_shortcut'
import { PrivateNotice } from '#frontend/features/create/private/private_notice'
import { PromptField } from '#frontend/features/create/prompt_field'
import type { DraftSync } from '#frontend/prompts/draft_sync'
import { overflowOf } from '#frontend/prompts/prompt_limit'
import { usePromptActions } from '#frontend/features/create/use_prompt_actions'
import { t } from '#frontend/lib/texts'

interface Props {
  text: string
  history: Pick<DraftSync, 'undo' | 'redo'>
  promptId: string | null
  isLoading: boolean
  isPrimary: boolean
  onChange: (text: string) => void
  onBlur: () => void
  onRegenerate: () => void
}

export function OriginalPanel(props: Props) {
  const { text, history, promptId, isLoading, isPrimary, onChange, onBlur, onRegenerate } = props
  const { copy } = usePromptActions(promptId)
  const isBlank = isBlankText(text)
  const isDisabled = isBlank || isLoading || overflowOf(text) > 0
  const copied = {
    title: t('create.optimizer.copied'),
    text: t('create.optimizer.copiedOriginal'),
  }
  return (
    <PanelFrame
      id="original-title"
      className="lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto"
      title={t('create.optimizer.original')}
      actions={
        <>
          <Button
            icon={Copy}
            isCompact
            size="sm"
            variant="ghost"
            disabled={isBlank}
            onClick={() => void copy(text, 'original', copied)}
            aria-label={t('create.optimizer.copyOriginal')}
          >
            {t('create.optimizer.copy')}
          </Button>
          <Button
            icon={RefreshCw}
            size="sm"
            variant={isPrimary ? 'primary' : 'secondary'}
            disabled={isDisabled}
            onClick={onRegenerate}
          >
            {t('create.optimizer.regenerate')}
          </Button>
        </>
      }
    >
      {isPrimary && !isDisabled && <PrimaryShortcut onPress={onRegenerate} />}
      <label htmlFor="original" className="sr-only">
        {t('create.optimizer.original')}
      </label>
      <PromptField
        id="original"
        value={text}
        history={history}
        onChange={onChange}
        onBlur={onBlur}
        onSubmit={() => !isDisabled && onRegenerate()}
        placeholder={t('create.optimizer.originalPlaceholder')}
        className="max-h-[60vh] min-h-[200px] rounded-b-card px-5 py-4"
      />
      <PrivateNotice fieldId="original" text={text} onChange={onChange} />
    </PanelFrame>
  )
}
