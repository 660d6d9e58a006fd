import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FiguresByDay } from '#frontend/components/figures/figures_by_day'
import { FiguresTable } from '#frontend/components/figures/figures_table'
import { LoadError } from '#frontend/components/load_error'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { apiQuery } from '#frontend/lib/api_queries'
import type { Measure } from '#frontend/lib/figures'
import { t } from '#frontend/lib/texts'

const DAYS = 30

/** What everybody together asked of models. */
export function SpendSection() {
  const [measure, setMeasure] = useState<Measure>('cost')
  const { data, isPending, refetch } = useQuery({
    ...apiQuery('model_spend.show', { query: { days: DAYS } }),
    refetchOnMount: 'always',
  })
  return (
    <section aria-labelledby="spend">
      <h2 id="spend" className="font-semibold">
        {t('admin.spend.title')}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">{t('admin.spend.lead')}</p>
      {isPending && <RowsSkeleton label={t('admin.spend.loading')} rows={2} />}
      {!isPending && !data && (
        <LoadError title={t('admin.spend.failed')} onRetry={() => void refetch()} />
      )}
      {data?.models.length === 0 && (
        <p className="text-sm text-muted">{t('admin.spend.empty', { count: DAYS })}</p>
      )}
      {data && data.models.length > 0 && (
        <>
          <FiguresByDay days={data.days} measure={measure} onMeasure={setMeasure} />
          <h3 className="mt-8 text-sm font-medium">{t('admin.spend.models')}</h3>
          <FiguresTable
            caption={t('admin.spend.models')}
            head={t('admin.spend.model')}
            rows={data.models.map((figures) => {
              const name = `${figures.provider} · ${figures.model}`
              return { key: name, name, figures }
            })}
          />
        </>
      )}
    </section>
  )
}
