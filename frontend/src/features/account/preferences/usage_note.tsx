import { ChartColumn } from 'lucide-react'
import { ButtonLink } from '#frontend/components/button'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/usage'

/** The way to what models were asked on a person's behalf. */
export function UsageNote() {
  return (
    <section aria-labelledby="usage">
      <h2 id="usage" className="font-semibold">
        {t('usage.settings.title')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('usage.settings.text')}</p>
      <ButtonLink to="/usage" size="sm" icon={ChartColumn} className="mt-3">
        {t('common.model.usage')}
      </ButtonLink>
    </section>
  )
}
