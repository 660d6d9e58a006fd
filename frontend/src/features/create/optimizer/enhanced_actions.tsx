import { Copy, Share2 } from 'lucide-react'
import { Button } from '#frontend/components/button'
import { ExportMenu } from '#frontend/components/export_menu'
import type { Optimized } from '#frontend/features/create/optimizer/optimized'
import { usePromptActions, type Which } from '#frontend/features/create/use_prompt_actions'
import { t } from '#frontend/lib/texts'

interface Props {
  result: Optimized | null
  promptId: string | null
  onShare: () => void
}

export function EnhancedActions({ result, promptId, onShare }: Props) {
  const { copy, exportAs, busy } = usePromptActions(promptId)
  const which: Which = result?.variant?.id ?? 'original'
  const isDisabled = result === null
  const content = result?.content ?? ''
  const copied = {
    title: t('create.optimizer.copied'),
    text: t('create.optimizer.copiedEnhanced'),
  }
  return (
    <>
      <Button
        icon={Copy}
        size="sm"
        variant="ghost"
        disabled={isDisabled}
        onClick={() => void copy(content, which, copied)}
        aria-label={t('create.optimizer.copyEnhanced')}
      >
        {t('create.optimizer.copy')}
      </Button>
      <ExportMenu
        size="sm"
        variant="ghost"
        isDisabled={isDisabled}
        busy={busy}
        onExport={(format) => result && exportAs(exportedFrom(result), which, format)}
      />
      <Button icon={Share2} size="sm" variant="ghost" disabled={isDisabled} onClick={onShare}>
        {t('create.optimizer.share')}
      </Button>
    </>
  )
}

function exportedFrom({ content, variant, score }: Optimized) {
  return {
    title: variant?.title ?? t('create.optimizer.original'),
    content,
    improvements: variant?.improvements ?? [],
    reasoning: variant?.reasoning ?? '',
    qualityScore: variant?.qualityScore ?? score?.filled ?? null,
  }
}
