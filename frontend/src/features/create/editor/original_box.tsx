import type { Ref } from 'react'
import { RefreshCw } from 'lucide-react'
import { isBlankText } from '#app/core/domain/blank_text'
import { Button } from '#frontend/components/button'
import type { EditorSession } from '#frontend/features/create/editor/editor_session'
import { PanelFrame } from '#frontend/features/create/panel_frame'
import { PrimaryShortcut } from '#frontend/features/create/primary_shortcut'
import { PrivateNotice } from '#frontend/features/create/private/private_notice'
import { PromptField } from '#frontend/features/create/prompt_field'
import { overflowOf } from '#frontend/prompts/prompt_limit'
import { t } from '#frontend/lib/texts'

interface Props {
  ref: Ref<HTMLTextAreaElement>
  text: string
  history: Pick<EditorSession, 'undo' | 'redo'>
  isBusy: boolean
  isStale: boolean
  /** Nothing on the screen comes before analyzing it. */
  isPrimary: boolean
  onChange: (text: string) => void
  onBlur: () => void
  onAnalyze: () => void
}

export function OriginalBox(props: Props) {
  const { text, history, isBusy, isStale, isPrimary, onAnalyze, ref, onChange, onBlur } = props
  const isDisabled = isBlankText(text) || isBusy || overflowOf(text) > 0
  return (
    <PanelFrame
      id="original-title"
      isTop
      title={t('create.editor.original')}
      actions={
        <Button
          icon={RefreshCw}
          size="sm"
          variant={isPrimary ? 'primary' : 'secondary'}
          disabled={isDisabled}
          onClick={onAnalyze}
        >
          {t('create.editor.reanalyze')}
        </Button>
      }
    >
      {isPrimary && !isDisabled && <PrimaryShortcut onPress={onAnalyze} />}
      <label htmlFor="original" className="sr-only">
        {t('create.editor.original')}
      </label>
      <PromptField
        ref={ref}
        id="original"
        value={text}
        history={history}
        onChange={onChange}
        onBlur={onBlur}
        onSubmit={() => !isDisabled && onAnalyze()}
        placeholder={t('create.editor.originalPlaceholder')}
        className="max-h-[30vh] min-h-24 lg:max-h-[40vh] rounded-b-card px-5 py-3"
      />
      <PrivateNotice fieldId="original" text={text} onChange={onChange} />
      {isStale && (
        <p role="status" className="border-t border-line px-5 py-3 text-sm text-muted">
          {t('create.editor.changed')}
        </p>
      )}
    </PanelFrame>
  )
}
