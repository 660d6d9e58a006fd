import { useState } from 'react'
import { Check, Copy, FlaskConical, GitCompare, Share2 } from 'lucide-react'
import type { Variant } from '#app/prompts/domain/types'
import { Button } from '#frontend/components/button'
import { CompareDialog, type Comparable } from '#frontend/components/compare_dialog'
import { ExportMenu } from '#frontend/components/export_menu'
import type { Account } from '#frontend/features/create/editor/account_of'
import { exportedVariant } from '#frontend/features/create/editor/exported_variant'
import { ShareDialog } from '#frontend/prompts/share_dialog'
import { UseMenu } from '#frontend/features/create/use_menu'
import { copiedMasked, usePromptActions } from '#frontend/features/create/use_prompt_actions'
import type { Purpose } from '#frontend/prompts/prompt_calls'
import { useTrying } from '#frontend/features/create/editor/use_trying'
import { useSaving } from '#frontend/features/create/use_saving'
import type { EditorWork } from '#frontend/features/create/editor/version_list'
import { t } from '#frontend/lib/texts'

interface Props {
  variant: Variant
  content: string
  account: Account
  /** Something of the original would be lost. */
  isBlocked: boolean
  work: EditorWork
  /** What this version can be compared with. */
  others: Comparable[]
}

export function VersionActions({ variant, content, account, isBlocked, work, others }: Props) {
  const { id, title } = variant
  const [isSharing, setSharing] = useState(false)
  const [isComparing, setComparing] = useState(false)
  const { copy, exportAs, busy, openIn } = usePromptActions(work.ensureKept)
  const accepted =
    work.accepted?.variant === id && work.accepted.content === content ? work.accepted : null
  const { isSaving, save } = useSaving(() => work.accept(id, content))
  const copied = { title: t('create.toast.copied'), text: t('create.toast.copiedLead') }

  const pinned = async (purpose: Purpose) => {
    const version = await work.pin(id, content, purpose)
    return { promptId: await work.ensureKept(), version }
  }
  const { isLeaving, tryIt } = useTrying(() => pinned('trying'))
  return (
    <footer className="flex flex-wrap items-center gap-1 border-t border-line px-3 py-2.5">
      <Button
        icon={Copy}
        size="sm"
        variant="ghost"
        onClick={() => void copy(content, id, copied)}
        aria-label={t('create.variant.copyOf', { title })}
      >
        {t('create.variant.copy')}
      </Button>
      <ExportMenu
        size="sm"
        variant="ghost"
        busy={busy}
        name={t('create.variant.exportOf', { title })}
        onExport={(format) =>
          exportAs(() => exportedVariant(variant, content, account), id, format)
        }
      />
      <Button
        icon={Share2}
        size="sm"
        variant="ghost"
        onClick={() => setSharing(true)}
        aria-label={t('create.variant.shareOf', { title })}
      >
        {t('create.variant.share')}
      </Button>
      <Button
        icon={GitCompare}
        size="sm"
        variant="ghost"
        onClick={() => setComparing(true)}
        aria-label={t('create.variant.compareOf', { title })}
      >
        {t('create.variant.compare')}
      </Button>
      <Button
        icon={FlaskConical}
        size="sm"
        variant="ghost"
        isBusy={isLeaving}
        onClick={() => void tryIt()}
        aria-label={t('create.variant.tryOf', { title })}
      >
        {t('create.variant.try')}
      </Button>
      <UseMenu
        name={t('create.variant.useOf', { title })}
        text={content}
        onUse={(tool, text, isMasked) =>
          void openIn(tool, text, id, isMasked ? copiedMasked() : copied)
        }
      />
      <span className="ml-auto">
        {accepted ? (
          <span role="status" className="flex items-center gap-1.5 px-2 text-sm">
            <Check aria-hidden="true" className="size-4 text-success" />
            {t('create.variant.accepted', { version: accepted.version })}
          </span>
        ) : (
          <Button
            size="sm"
            variant="secondary"
            isBusy={isSaving}
            disabled={isBlocked}
            onClick={save}
            aria-label={t('create.variant.acceptOf', { title })}
          >
            {t(isSaving ? 'create.variant.accepting' : 'create.variant.accept')}
          </Button>
        )}
      </span>
      {isComparing && (
        <CompareDialog
          choices={others.map((one) => (one.value === id ? { ...one, text: content } : one))}
          from={others[0].value}
          to={id}
          onClose={() => setComparing(false)}
        />
      )}
      {isSharing && (
        <ShareDialog
          text={content}
          promptId={work.doors.promptId}
          onPrepare={() => pinned('sharing')}
          onClose={() => setSharing(false)}
        />
      )}
    </footer>
  )
}
