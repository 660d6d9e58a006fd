import type { Verdict } from '#app/prompts/domain/decisions'
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

/** Every change of a variant with its reason; each is accepted or left out alone. */
export function ChangeList({ original, edits, decisions: { verdicts, decide } }: Props) {
  return (
    <Fold title={t('create.variant.changes', { count: edits.length })}>
      <ol className="mt-2 divide-y divide-line border-y border-line">
        {edits.map((edit, index) => (
          <Change
            key={index}
            number={index + 1}
            edit={edit}
            words={changedWords(original, edit)}
            verdict={verdicts[index]}
            onDecide={(verdict) => decide([index], verdict)}
          />
        ))}
      </ol>
    </Fold>
  )
}

interface ChangeProps {
  number: number
  edit: Edit
  words: string
  verdict: Verdict | null
  onDecide: (verdict: Verdict | null) => void
}

function Change({ number, edit, words, verdict, onDecide }: ChangeProps) {
  return (
    <li className="flex items-start gap-3 py-2.5">
      <span aria-hidden="true" className="w-5 shrink-0 text-right text-sm text-muted tabular-nums">
        {number}
      </span>
      <div
        className={`min-w-0 flex-1 text-sm ${verdict === 'rejected' ? 'text-muted line-through' : ''}`}
      >
        <p>{edit.reason}</p>
        <p className="truncate text-muted">{words}</p>
      </div>
      {verdict === null ? (
        <span className="flex shrink-0">
          <Button
            size="sm"
            variant="ghost"
            onClick={() => onDecide('accepted')}
            aria-label={t('create.marks.acceptOf', { text: words })}
          >
            {t('create.marks.accept')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => onDecide('rejected')}
            aria-label={t('create.variant.rejectOf', { text: words })}
          >
            {t('create.variant.reject')}
          </Button>
        </span>
      ) : (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => onDecide(verdict === 'rejected' ? 'accepted' : null)}
          aria-label={t(
            verdict === 'rejected' ? 'create.variant.restoreOf' : 'create.marks.reopenOf',
            { text: words }
          )}
        >
          {t(verdict === 'rejected' ? 'create.variant.restore' : 'create.marks.reopen')}
        </Button>
      )}
    </li>
  )
}
