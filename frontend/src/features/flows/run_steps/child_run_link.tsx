import { Link } from 'react-router'
import type { Step } from '#frontend/features/flows/flows_api'
import { itemNumber } from '#frontend/features/flows/run_steps/item_number'
import { t } from '#frontend/lib/texts'

const LINK = 'rounded-control underline underline-offset-4'

/** Leads to the run of another flow that a step has started. */
export function ChildRunLink({ step: { key, childRunId } }: { step: Step }) {
  if (!childRunId) return null
  const number = itemNumber(key)
  return (
    <p className="mt-2 text-sm">
      <Link to={`/runs/${childRunId}`} className={LINK}>
        {number === null ? t('flows.run.child') : t('flows.run.childItem', { number })}
      </Link>
    </p>
  )
}

export const ParentRunLink = ({ id }: { id: string }) => (
  <Link to={`/runs/${id}`} className={LINK}>
    {t('flows.run.parent')}
  </Link>
)
