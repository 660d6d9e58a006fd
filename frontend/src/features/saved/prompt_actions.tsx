import { Copy, Share2, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isBlankText } from '#app/core/domain/blank_text'
import { Button } from '#frontend/components/button'
import { ExportMenu } from '#frontend/components/exporting/export_menu'
import type { DraftSync } from '#frontend/prompts/draft_sync'
import { SharePromptDialog } from '#frontend/prompts/sharing/share_prompt_dialog'
import type { OpenPrompt } from '#frontend/features/saved/prompts_api'
import { useCopyPrompt } from '#frontend/features/saved/use_copy_prompt'
import { useExport } from '#frontend/features/saved/use_export'
import { t } from '#frontend/lib/texts'

interface Props {
  prompt: OpenPrompt
  text: string
  sync: DraftSync
  onShared: () => Promise<void>
}

export function PromptActions({ prompt, text, sync, onShared }: Props) {
  const { id } = prompt
  const navigate = useNavigate()
  const copy = useCopyPrompt()
  const { busy, exportAs } = useExport()
  const [isSharing, setSharing] = useState(false)
  const isEmpty = isBlankText(text)

  const improve = async () => {
    await sync.flush()
    await navigate(`/prompt-editor?id=${id}`)
  }

  const prepareShare = async () => {
    if (!(await sync.refresh())) throw new Error(t('share.notSaved'))
    return { promptId: id }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={Copy} disabled={isEmpty} onClick={() => void copy(id, text)}>
        {t('saved.prompt.copy')}
      </Button>
      <ExportMenu
        isDisabled={isEmpty}
        busy={busy}
        onExport={(format) => exportAs(prompt, format, text)}
      />
      <Button icon={Share2} disabled={isEmpty} onClick={() => setSharing(true)}>
        {t('saved.prompt.share')}
      </Button>
      <Button icon={WandSparkles} disabled={isEmpty} onClick={() => void improve()}>
        {t('saved.prompt.improve')}
      </Button>
      {isSharing && (
        <SharePromptDialog
          text={text}
          promptId={id}
          onPrepare={prepareShare}
          onShared={onShared}
          onClose={() => setSharing(false)}
        />
      )}
    </div>
  )
}
