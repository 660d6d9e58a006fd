import { EyeOff } from 'lucide-react'
import type { PrivateItem } from '#frontend/lib/engine/use_private'
import { privateSummary } from '#frontend/lib/engine/private_summary'
import { t } from '#frontend/lib/texts'

/** What a link would show to everybody who has it. */
export function PrivateWarning({ items }: { items: PrivateItem[] }) {
  if (items.length === 0) return null
  return (
    <div role="alert" className="mb-4 flex gap-3 rounded-control bg-warning-soft p-3 text-sm">
      <EyeOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
      <div className="min-w-0">
        <p>{t('privacy.share.warning', { what: privateSummary(items) })}</p>
        <p className="mt-1 line-clamp-3 font-mono text-xs break-words text-muted">
          {items.map(({ words }) => words).join(' · ')}
        </p>
      </div>
    </div>
  )
}
