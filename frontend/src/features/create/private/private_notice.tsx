import { EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#frontend/components/button'
import { PrivateRow } from '#frontend/features/create/private/private_row'
import { useMasking } from '#frontend/features/create/private/use_masking'
import { privateSummary } from '#frontend/lib/engine/private_summary'
import { t } from '#frontend/lib/texts'

interface Props {
  /** The id of the field in which the text is written. */
  fieldId: string
  text: string
  onChange: (text: string) => void
}

const AT_FIRST = 3

/** Says quietly what is private in a text that is being written, and masks it when asked to. */
export function PrivateNotice({ fieldId, text, onChange }: Props) {
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const { items, hidden, mask, show, putBack } = useMasking({ fieldId, text, onChange })
  if (items.length === 0 && hidden === 0) return null
  const shown = isWhole ? items : items.slice(0, AT_FIRST)
  return (
    <section aria-labelledby={id} className="border-t border-line px-5 py-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={id} className="flex items-center gap-2 font-medium">
          <EyeOff aria-hidden="true" className="size-4 shrink-0 text-muted" />
          {t('privacy.notice.title')}
        </h3>
        <div className="flex flex-wrap gap-2">
          {hidden > 0 && (
            <Button size="sm" variant="ghost" onClick={putBack}>
              {t('privacy.notice.putBack', { count: hidden })}
            </Button>
          )}
          {items.length > 1 && (
            <Button size="sm" onClick={() => void mask(items)}>
              {t('privacy.notice.maskAll')}
            </Button>
          )}
        </div>
      </div>
      {items.length === 0 ? (
        <p className="mt-1 text-muted">{t('privacy.notice.allMasked')}</p>
      ) : (
        <>
          <p role="status" className="mt-1">
            {t('privacy.notice.found', { what: privateSummary(items) })}
          </p>
          <p className="mt-1 text-muted">{t('privacy.notice.where')}</p>
          <ul aria-label={t('privacy.notice.list')} className="mt-2 divide-y divide-line">
            {shown.map((item) => (
              <PrivateRow
                key={`${item.kind} ${item.words}`}
                item={item}
                onShow={() => void show(item)}
                onMask={() => void mask([item])}
              />
            ))}
          </ul>
          {items.length > AT_FIRST && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => setWhole(!isWhole)}
              aria-expanded={isWhole}
            >
              {isWhole
                ? t('privacy.notice.less')
                : t('privacy.notice.more', { total: items.length })}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
