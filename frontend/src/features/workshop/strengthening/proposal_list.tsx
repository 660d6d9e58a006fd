import { Button } from '#frontend/components/button'
import { ProposalCard } from '#frontend/features/workshop/strengthening/proposal_card'
import type { StrengtheningWork } from '#frontend/features/workshop/strengthening/use_strengthening'
import { WorkshopHint } from '#frontend/features/workshop/workshop_hint'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'

interface Props {
  work: StrengtheningWork
  found: NonNullable<StrengtheningWork['found']>
}

/** What would make the prompt stronger, one by one or all at once. */
export function ProposalList({ work, found }: Props) {
  const { applied, isChanged, toggle } = work
  const { proposals, leftAlone } = found
  const isAll = applied.size === proposals.length
  const applyAll = () => {
    work.applyAll()
    toast({
      title: t('workshop.strengthening.appliedAll', { count: proposals.length }),
      tone: 'success',
      action: { label: t('workshop.strengthening.undo'), onAction: work.undoAll },
    })
  }
  return (
    <section aria-labelledby="proposals-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="proposals-title" className="text-lg font-semibold">
          {t('workshop.strengthening.title', { count: proposals.length })}
        </h2>
        {proposals.length > 1 && (
          <Button size="sm" disabled={isChanged} onClick={isAll ? work.undoAll : applyAll}>
            {t(isAll ? 'workshop.strengthening.undoAll' : 'workshop.strengthening.applyAll')}
          </Button>
        )}
      </div>
      {isChanged && (
        <p role="status" className="mt-3 rounded-control bg-sunken px-4 py-2.5 text-sm">
          {t('workshop.strengthening.changed')}
        </p>
      )}
      {leftAlone && (
        <div className="mt-4">
          <WorkshopHint text={t(`workshop.strengthening.leftAlone.${leftAlone}`)} />
        </div>
      )}
      <ul className="mt-4 grid grid-cols-1 gap-4">
        {proposals.map((proposal) => (
          <ProposalCard
            key={proposal.id}
            proposal={proposal}
            isApplied={applied.has(proposal.id)}
            isStale={isChanged}
            onToggle={() => toggle(proposal.id)}
          />
        ))}
      </ul>
    </section>
  )
}
