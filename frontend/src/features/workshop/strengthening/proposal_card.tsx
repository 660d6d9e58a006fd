import { Check, Undo2 } from 'lucide-react'
import { useId, useMemo } from 'react'
import type { Proposal } from '#app/prompts/domain/workshop/proposal'
import { Badge } from '#frontend/components/badge'
import { Button } from '#frontend/components/button'
import { marksOf, type Piece } from '#frontend/features/workshop/strengthening/proposal_marks'
import { t } from '#frontend/lib/texts'

interface Props {
  proposal: Proposal
  isApplied: boolean
  /** The text was changed since: there is nothing to apply it to. */
  isStale: boolean
  onToggle: () => void
}

/** One proposal with its reason, and the words before and after it. */
export function ProposalCard({ proposal, isApplied, isStale, onToggle }: Props) {
  const { type, title, description, reasoning, gain } = proposal
  const id = useId()
  const marks = useMemo(() => marksOf(proposal), [proposal])
  return (
    <li>
      <article aria-labelledby={id} data-proposal={proposal.id} className="card p-5">
        <header className="flex flex-wrap items-center gap-2">
          <Badge>{t(`workshop.types.${type}`)}</Badge>
          <h3 id={id} className="font-semibold">
            {title}
          </h3>
          {gain !== null && gain > 0 && (
            <Badge tone="success" className="ml-auto">
              {t('workshop.strengthening.gain', { count: gain })}
            </Badge>
          )}
        </header>
        <p className="mt-2 text-sm">{description}</p>
        <dl className="mt-3 grid grid-cols-1 gap-3 text-sm">
          <Side name={t('workshop.strengthening.before')} pieces={marks.before} mark="del" />
          <Side name={t('workshop.strengthening.after')} pieces={marks.after} mark="ins" />
        </dl>
        <p className="mt-3 text-sm text-muted">
          <span className="font-medium text-ink">{t('workshop.strengthening.why')}</span>{' '}
          {reasoning}
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button
            size="sm"
            icon={isApplied ? Undo2 : undefined}
            disabled={isStale}
            onClick={onToggle}
            aria-label={t(
              isApplied ? 'workshop.strengthening.undoOf' : 'workshop.strengthening.applyOf',
              { title }
            )}
          >
            {t(isApplied ? 'workshop.strengthening.undo' : 'workshop.strengthening.apply')}
          </Button>
          {isApplied && (
            <span className="inline-flex items-center gap-1.5 text-sm text-success">
              <Check aria-hidden="true" className="size-4" />
              {t('workshop.strengthening.applied')}
            </span>
          )}
        </div>
      </article>
    </li>
  )
}

interface SideProps {
  name: string
  pieces: Piece[]
  mark: 'ins' | 'del'
}

const LOOKS = {
  ins: 'bg-success-soft decoration-success underline-offset-4',
  del: 'bg-danger-soft text-muted decoration-danger',
}

function Side({ name, pieces, mark: Mark }: SideProps) {
  return (
    <div className="grid grid-cols-1 gap-1 sm:grid-cols-[4.5rem_minmax(0,1fr)]">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 rounded-control bg-sunken px-3 py-2 leading-relaxed break-words whitespace-pre-wrap">
        {pieces.length === 0 && (
          <span className="text-muted">{t('workshop.strengthening.nothing')}</span>
        )}
        {pieces.map(({ text, isChanged }, index) =>
          isChanged ? (
            <Mark key={index} className={`rounded-xs decoration-1 ${LOOKS[Mark]}`}>
              {text}
            </Mark>
          ) : (
            <span key={index}>{text}</span>
          )
        )}
      </dd>
    </div>
  )
}
