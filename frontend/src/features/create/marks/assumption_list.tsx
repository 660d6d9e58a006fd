import { assumptionsIn } from '#app/prompts/domain/assumptions'
import type { Edit } from '#app/prompts/domain/types'
import { Button } from '#frontend/components/button'
import { Fold } from '#frontend/components/fold'
import { changedWords } from '#frontend/prompts/changed_words'
import type { EditDecisions } from '#frontend/features/create/marks/use_decisions'
import { t } from '#frontend/lib/texts'

interface Props {
  original: string
  edits: Edit[]
  decisions: EditDecisions
}

/** What a variant settles for its reader and nobody has confirmed yet. */
export function AssumptionList({ original, edits, decisions: { verdicts, decide } }: Props) {
  const open = assumptionsIn(edits).filter((at) => verdicts[at] === null)
  if (open.length === 0) return null
  return (
    <Fold title={t('create.assumptions.title', { count: open.length })}>
      <p className="mt-2 flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
        {t('create.assumptions.lead')}
        <Button size="sm" variant="ghost" onClick={() => decide(open, 'accepted')}>
          {t('create.assumptions.confirmAll')}
        </Button>
      </p>
      <ul className="mt-1 divide-y divide-line border-y border-line text-sm">
        {open.map((at) => {
          const words = changedWords(original, edits[at])
          return (
            <li key={at} className="flex items-center gap-2 py-1.5">
              <span className="min-w-0 flex-1">{words}</span>
              <Button
                size="sm"
                variant="ghost"
                onClick={() => decide([at], 'accepted')}
                aria-label={t('create.assumptions.confirmOf', { text: words })}
              >
                {t('create.assumptions.confirm')}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                onClick={() => decide([at], 'rejected')}
                aria-label={t('create.assumptions.dropOf', { text: words })}
              >
                {t('create.variant.reject')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Fold>
  )
}
