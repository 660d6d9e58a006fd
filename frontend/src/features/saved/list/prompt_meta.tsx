import { Folder } from 'lucide-react'
import { Moment } from '#frontend/components/moment'
import type { Prompt } from '#frontend/features/saved/prompts_api'
import { t } from '#frontend/lib/texts'

export function PromptMeta({ prompt, onTag }: { prompt: Prompt; onTag: (tag: string) => void }) {
  const { folder, tags, version, updatedAt } = prompt
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
      <span>
        <Moment at={updatedAt} text={(when) => t('saved.row.changed', { when })} />
      </span>
      <span>{version > 0 ? t('saved.row.version', { version }) : t('saved.row.noVersion')}</span>
      {folder !== null && (
        <span className="inline-flex max-w-full items-center gap-1 break-words">
          <Folder aria-hidden="true" className="size-3.5 shrink-0" />
          <span className="sr-only">{t('saved.organize.folder')}: </span>
          <span className="truncate">{folder}</span>
        </span>
      )}
      {tags.map((tag) => (
        <button
          key={tag}
          type="button"
          onClick={() => onTag(tag)}
          aria-label={t('saved.row.filterByTag', { tag })}
          className="max-w-full min-h-6 truncate rounded-full bg-sunken px-2 hover:text-ink"
        >
          {tag}
        </button>
      ))}
    </div>
  )
}
