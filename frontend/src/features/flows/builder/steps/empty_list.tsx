import { Plus } from 'lucide-react'
import { Button } from '#frontend/components/button'
import { addStep } from '#frontend/features/flows/builder/steps/actions/add_step'
import type { ListTools } from '#frontend/features/flows/builder/steps/actions/list_action'
import { t } from '#frontend/lib/texts'

/** A flow without steps, and how to begin. */
export function EmptyList({ tools }: { tools: ListTools }) {
  const ask = () =>
    tools.ask({ type: 'kind', places: [], onAnswer: (kind) => addStep(kind, {}, tools) })
  return (
    <div className="mt-3 rounded-card border border-dashed border-line-strong p-6 text-center">
      <p className="text-sm text-muted">{t('steps.empty')}</p>
      <div className="mt-4">
        <Button variant="primary" icon={Plus} data-focus="list" autoFocus onClick={ask}>
          {t('steps.addFirst')}
        </Button>
      </div>
    </div>
  )
}
