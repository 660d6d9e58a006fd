import { Button } from '#frontend/components/button'
import { ActionButtons } from '#frontend/features/flows/builder/steps/action_buttons'
import type { ListTools } from '#frontend/features/flows/builder/steps/actions/list_action'
import { t } from '#frontend/lib/texts'

interface Props {
  ids: readonly string[]
  tools: ListTools
}

/** What can be done with several steps at once. */
export function ChosenBar({ ids, tools }: Props) {
  if (ids.length < 2) return null
  return (
    <div
      role="group"
      aria-label={t('steps.chosenBar')}
      className="sticky top-0 z-10 mt-3 flex flex-wrap items-center gap-2 rounded-card border border-line-strong bg-raised p-2"
    >
      <span className="px-1 text-sm font-medium">{t('steps.chosen', { count: ids.length })}</span>
      <ActionButtons at="chosen" target={ids} tools={tools} />
      <Button size="sm" variant="ghost" onClick={tools.clearChoice}>
        {t('steps.clear')}
      </Button>
    </div>
  )
}
