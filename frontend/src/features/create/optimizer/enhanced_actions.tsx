import { Copy, Share2 } from 'lucide-react'
import type { ExportedPrompt } from '#app/prompts/domain/export/exported_prompt'
import type { Variant } from '#app/prompts/domain/types'
import { Button } from '#frontend/components/button'
import { ExportMenu } from '#frontend/components/export_menu'
import type { Optimized } from '#frontend/features/create/optimizer/optimized'
import { UseMenu } from '#frontend/features/create/use_menu'
import {
  copiedMasked,
  usePromptActions,
  type Which,
} from '#frontend/features/create/use_prompt_actions'
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
        onExport={(format) => result && exportAs(exportedFrom(result), which, format)}
      />
      <Button {...look} icon={Share2} disabled={isDisabled} onClick={onShare}>
        {t('create.optimizer.share')}
      </Button>
      {result && (
        <UseMenu
          name={t('create.variant.use')}
          text={content}
          onUse={(tool, text, isMasked) =>
            void openIn(tool, text, which, isMasked ? copiedMasked() : copiedToast())
          }
        />
      )}
    </>
  )
}

const copiedToast = () => ({
  title: t('create.optimizer.copied'),
  text: t('create.optimizer.copiedEnhanced'),
})

function exportedFrom({ content, variant, score }: Optimized): ExportedPrompt {
  if (variant) return { ...exportedVariantOf(variant), content }
  return {
    title: t('create.optimizer.original'),
    content,
    improvements: [],
    reasoning: '',
    qualityScore: score?.filled ?? null,
  }
}

function exportedVariantOf({ title, improvements, reasoning, qualityScore }: Variant) {
  return { title, improvements, reasoning, qualityScore }
}
