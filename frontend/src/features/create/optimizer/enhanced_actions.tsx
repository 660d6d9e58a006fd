import { Copy, Share2 } from 'lucide-react'
import type { ExportedPrompt } from '#app/prompts/domain/export/exported_prompt'
import { Button } from '#frontend/components/button'
import { ExportMenu } from '#frontend/components/exporting/export_menu'
import type { Optimized } from '#frontend/features/create/optimizer/optimized'
import { UseMenu } from '#frontend/features/create/use_menu'
import {
  copiedMasked,
  usePromptActions,
  type Which,
} from '#frontend/features/create/use_prompt_actions'
import { engine } from '#frontend/lib/engine/engine_client'
import { t } from '#frontend/lib/texts'

interface Props {
  result: Optimized | null
  promptId: string | null
  onShare: () => void
}

/** What can be done with the enhanced prompt besides saving it. */
export function EnhancedActions({ result, promptId, onShare }: Props) {
  const { copy, exportAs, busy, openIn } = usePromptActions(promptId)
  const which: Which = result?.variant?.id ?? 'original'
  const isDisabled = result === null
  const content = result?.content ?? ''
  const look = { size: 'sm', variant: 'ghost', isCompact: true } as const
  return (
    <>
      <Button
        {...look}
        icon={Copy}
        disabled={isDisabled}
        onClick={() => void copy(content, which, copiedToast())}
        aria-label={t('create.optimizer.copyEnhanced')}
      >
        {t('create.optimizer.copy')}
      </Button>
      <ExportMenu
        {...look}
        isDisabled={isDisabled}
        busy={busy}
        onExport={(format) => result && exportAs(() => exportedFrom(result), which, format)}
      />
      <Button {...look} icon={Share2} disabled={isDisabled} onClick={onShare}>
        {t('create.optimizer.share')}
      </Button>
      <UseMenu
        name={t('create.variant.use')}
        text={content}
        isDisabled={isDisabled}
        onUse={(tool, text, isMasked) =>
          void openIn(tool, text, which, isMasked ? copiedMasked() : copiedToast())
        }
      />
    </>
  )
}

const copiedToast = () => ({
  title: t('create.optimizer.copied'),
  text: t('create.optimizer.copiedEnhanced'),
})

/** Its score is that of the text as it leaves, with the answers in it. */
async function exportedFrom({ content, variant, kind }: Optimized): Promise<ExportedPrompt> {
  const { title, improvements, reasoning } = variant ?? NOT_CHANGED()
  const { score } = await engine.assess(content, { kind })
  return { title, content, improvements, reasoning, score: score.value }
}

const NOT_CHANGED = () => ({
  title: t('create.optimizer.original'),
  improvements: [],
  reasoning: '',
})
