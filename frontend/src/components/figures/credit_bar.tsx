import { classNames } from '#frontend/lib/class_names'
import type { useCredits } from '#frontend/lib/use_credits'

type Credits = NonNullable<ReturnType<typeof useCredits>>

/** The share of the credits that is left. What it shows is also said in words next to it. */
export function CreditBar({ credits }: { credits: Credits }) {
  const { creditsLimit, remaining, warning } = credits
  const left = creditsLimit === 0 ? 0 : (100 * remaining) / creditsLimit
  const color = warning === null ? 'bg-success' : warning === 'low' ? 'bg-warning' : 'bg-danger'
  return (
    <span aria-hidden="true" className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-sunken">
      <span
        className={classNames('block h-full rounded-full', color)}
        style={{ width: `${Math.min(left, 100)}%` }}
      />
    </span>
  )
}
