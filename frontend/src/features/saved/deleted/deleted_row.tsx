import { RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#frontend/components/button'
import { ConfirmDialog } from '#frontend/components/overlays/confirm_dialog'
import { Moment } from '#frontend/components/moment'
import { daysLeft } from '#frontend/lib/time/days_left'
import { useRemoval } from '#frontend/features/saved/use_removal'
import type { Prompt } from '#frontend/features/saved/prompts_api'
import { t } from '#frontend/lib/texts'

export function DeletedRow({ prompt }: { prompt: Prompt }) {
  const { id, title, excerpt, deletedAt } = prompt
  const [isAsking, setAsking] = useState(false)
  const { restore, purge } = useRemoval()
  if (deletedAt === null) return null
  const left = daysLeft(deletedAt, new Date())

  return (
    <li className="flex flex-wrap gap-3 p-4">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-medium break-words">{title}</h2>
        <p className="mt-1 line-clamp-2 text-sm break-words text-muted">{excerpt}</p>
        <p className="mt-2 text-xs text-muted">
          <Moment at={deletedAt} text={(when) => t('saved.deleted.when', { when })} />
          {' · '}
          {left === 0 ? t('saved.deleted.lastDay') : t('saved.deleted.daysLeft', { count: left })}
        </p>
      </div>
      <div className="flex shrink-0 items-start gap-2">
        <Button
          size="sm"
          icon={RotateCcw}
          aria-label={t('saved.deleted.restoreLabel', { title })}
          onClick={() => void restore([id])}
        >
          {t('saved.deleted.restore')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          icon={Trash2}
          aria-label={t('saved.deleted.purgeLabel', { title })}
          onClick={() => setAsking(true)}
        >
          {t('saved.deleted.purge')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('saved.deleted.confirmTitle')}
        text={t('saved.deleted.confirmText', { title })}
        confirm={t('saved.deleted.confirm')}
        cancel={t('saved.deleted.cancel')}
        onConfirm={() => void purge(id)}
      />
    </li>
  )
}
