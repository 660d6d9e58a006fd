import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#frontend/components/button'
import { LoadError } from '#frontend/components/load_error'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { FactDialog, type FactDraft } from '#frontend/features/account/facts/fact_dialog'
import { FactList } from '#frontend/features/account/facts/fact_list'
import { factsQuery } from '#frontend/lib/facts/facts'
import { t } from '#frontend/lib/texts'

/** The short texts that a person keeps to fill blanks again. */
export function FactsSection() {
  const { data: facts, isPending, refetch } = useQuery(factsQuery)
  const [draft, setDraft] = useState<FactDraft | null>(null)
  return (
    <section aria-labelledby="facts">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="facts" className="font-semibold">
          {t('facts.title')}
        </h2>
        {facts && facts.length > 0 && (
          <Button icon={Plus} size="sm" onClick={() => setDraft({ fact: null })}>
            {t('facts.add')}
          </Button>
        )}
      </div>
      <p className="mt-1 text-sm text-muted">{t('facts.lead')}</p>
      {isPending && <RowsSkeleton label={t('facts.loading')} rows={2} />}
      {!isPending && !facts && (
        <LoadError
          title={t('facts.failed')}
          text={t('facts.failedText')}
          onRetry={() => void refetch()}
        />
      )}
      {facts && <FactList facts={facts} onOpen={setDraft} />}
      {draft && <FactDialog {...draft} onClose={() => setDraft(null)} />}
    </section>
  )
}
