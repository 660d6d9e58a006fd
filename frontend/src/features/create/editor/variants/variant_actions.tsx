import { useState } from 'react'
import { Copy, Share2 } from 'lucide-react'
import type { Variant } from '#app/prompts/domain/types'
import { Button } from '#frontend/components/button'
import type { Comparable } from '#frontend/components/compare/comparable'
import { CompareDialog } from '#frontend/components/compare/compare_dialog'
import { ExportMenu } from '#frontend/components/exporting/export_menu'
import type { Account } from '#frontend/features/create/editor/variants/account_of'
import { exportedVariant } from '#frontend/features/create/editor/variants/exported_variant'
import { MoreMenu } from '#frontend/features/create/editor/variants/more_menu'
import { SharePromptDialog } from '#frontend/prompts/sharing/share_prompt_dialog'
import { copiedMasked, usePromptActions } from '#frontend/features/create/use_prompt_actions'
import type { Purpose } from '#frontend/prompts/prompt_calls'
import { useTrying } from '#frontend/features/create/editor/use_trying'
import { kindOfResult } from '#frontend/features/create/editor/editor_state'
import type { EditorWork } from '#frontend/features/create/editor/editor_work'
import { t } from '#frontend/lib/texts'

interface Props {
  variant: Variant
  content: string
  account: Account
  work: EditorWork
  /** What this variant can be compared with. */
  others: Comparable[]
}

/** What can be done with a variant besides accepting it: three buttons, and a menu with the rest. */
export function VariantActions({ variant, content, account, work, others }: Props) {
  const { id, title } = variant
  const [isSharing, setSharing] = useState(false)
  const [isComparing, setComparing] = useState(false)
  const { copy, exportAs, busy, openIn } = usePromptActions(() => work.session.ensureKept())
  const copied = { title: t('create.toast.copied'), text: t('create.toast.copiedLead') }

  const pinned = async (purpose: Purpose) => {
    const version = await work.session.pin({ variant: id, content, purpose })
    return { promptId: await work.session.ensureKept(), version }
  }
  const { isLeaving, tryIt } = useTrying(() => pinned('trying'))
  const look = { size: 'sm', variant: 'ghost', isCompact: true } as const
  return (
    <>
      <Button
        {...look}
        icon={Copy}
        onClick={() => void copy(content, id, copied)}
        aria-label={t('create.variant.copyOf', { title })}
      >
        {t('create.variant.copy')}
      </Button>
      <ExportMenu
        {...look}
        busy={busy}
        name={t('create.variant.exportOf', { title })}
        onExport={(format) =>
          exportAs(
            () => exportedVariant(variant, content, account, kindOfResult(work.engine.result)),
            id,
            format
          )
        }
      />
      <Button
        {...look}
        icon={Share2}
        onClick={() => setSharing(true)}
        aria-label={t('create.variant.shareOf', { title })}
      >
        {t('create.variant.share')}
      </Button>
      <MoreMenu
        title={title}
        text={content}
        original={others[0].text}
        isLeaving={isLeaving}
        onCompare={() => setComparing(true)}
        onTry={() => void tryIt()}
        onUse={(tool, text, isMasked) =>
          void openIn(tool, text, id, isMasked ? copiedMasked() : copied)
        }
      />
      {isComparing && (
        <CompareDialog
          choices={others.map((one) => (one.value === id ? { ...one, text: content } : one))}
          from={others[0].value}
          to={id}
          onClose={() => setComparing(false)}
        />
      )}
      {isSharing && (
        <SharePromptDialog
          text={content}
          promptId={work.gateway.promptId}
          onPrepare={() => pinned('sharing')}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  )
}
