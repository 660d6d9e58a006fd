import { Button } from '#frontend/components/button'
import { shortly } from '#frontend/prompts/quote'
import type { PrivateItem } from '#frontend/lib/engine/use_private'
import { t } from '#frontend/lib/texts'

interface Props {
  item: PrivateItem
  onShow: () => void
  onMask: () => void
}

/** One thing that is private: where it stands, and the way to mask it. */
export function PrivateRow({ item, onShow, onMask }: Props) {
  const words = shortly(item.words)
  const count = item.places.length
  return (
    <li className="flex items-center gap-3 py-1.5">
      <span className="min-w-0 flex-1">
        <button
          type="button"
          onClick={onShow}
          aria-label={t('privacy.notice.show', { words })}
          className="text-link block min-h-6 max-w-full truncate text-left"
        >
          {words}
        </button>
        {count > 1 && (
          <span className="block text-xs text-muted">{t('privacy.notice.places', { count })}</span>
        )}
      </span>
      <Button
        size="sm"
        variant="ghost"
        onClick={onMask}
        aria-label={t('privacy.notice.maskOf', { words })}
      >
        {t('privacy.notice.mask')}
      </Button>
    </li>
  )
}
