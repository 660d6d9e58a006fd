import { Search } from 'lucide-react'
import { Button, ButtonLink } from '#frontend/components/button'
import { Checkbox } from '#frontend/components/fields/checkbox'
import { EmptyState } from '#frontend/components/empty_state'
import { LoadError } from '#frontend/components/load_error'
import { DiscoveryProgress } from '#frontend/features/workshop/discovery/discovery_progress'
import { FittingPrompts } from '#frontend/features/workshop/discovery/fitting_prompts'
import { GroupList } from '#frontend/features/workshop/discovery/group_list'
import { PartList } from '#frontend/features/workshop/discovery/part_list'
import type { DiscoveryWork } from '#frontend/features/workshop/discovery/use_discovery'
import { t } from '#frontend/lib/texts'

/** Among the person's own prompts and the library: what fits a piece of work, what is there twice, what recurs. */
export function DiscoveryTab({ work }: { work: DiscoveryWork }) {
  const { all, setAll, phase, found, view, look, stop } = work
  const isAtWork = phase.name === 'reading' || phase.name === 'looking'
  return (
    <div className="grid grid-cols-1 gap-10">
      <FittingPrompts all={all} />
      <section aria-labelledby="look-title">
        <h2 id="look-title" className="text-lg font-semibold">
          {t('workshop.discovery.title')}
        </h2>
        <p className="mt-1 max-w-[70ch] text-sm text-muted">{t('workshop.discovery.lead')}</p>
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button icon={Search} isBusy={isAtWork} onClick={look}>
            {t(found ? 'workshop.discovery.again' : 'workshop.discovery.look')}
          </Button>
          <Checkbox
            label={t('workshop.discovery.all')}
            checked={all}
            onChange={setAll}
            disabled={isAtWork}
          />
        </div>
        {isAtWork && <DiscoveryProgress phase={phase} onStop={stop} />}
        {phase.name === 'failed' && (
          <LoadError
            title={t('workshop.discovery.failed')}
            text={t('workshop.discovery.failedText')}
            onRetry={look}
          />
        )}
        {found && view && phase.name !== 'failed' && (
          <div className="mt-6 grid grid-cols-1 gap-10">
            {found.own === 0 ? (
              <NoPrompts />
            ) : (
              <>
                <GroupList groups={view.groups} own={found.own} merge={work.merge} />
                <PartList parts={view.parts} />
              </>
            )}
          </div>
        )}
      </section>
    </div>
  )
}

function NoPrompts() {
  return (
    <EmptyState
      icon={Search}
      title={t('workshop.discovery.noPrompts')}
      text={t('workshop.discovery.noPromptsText')}
    >
      <ButtonLink variant="primary" to="/home">
        {t('workshop.discovery.noPromptsAction')}
      </ButtonLink>
    </EmptyState>
  )
}
