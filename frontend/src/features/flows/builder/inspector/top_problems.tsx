import { TriangleAlert } from 'lucide-react'
import { ownSentence, TOP_PLACE } from '#frontend/features/flows/builder/inspector/problem_places'
import { Repairs } from '#frontend/features/flows/builder/inspector/settings/repairs'
import { useStepForm } from '#frontend/features/flows/builder/inspector/step_form'

/** What is wrong with the step as a whole, such as its connections. */
export function TopProblems() {
  const { node, problemsAt } = useStepForm()
  const problems = problemsAt(TOP_PLACE)
  return (
    <div role="status" className="empty:hidden">
      {problems.length > 0 && (
        <ul className="grid gap-3 rounded-card bg-warning-soft p-3 text-sm text-warning">
          {problems.map((problem, at) => (
            <li key={at} className="grid gap-2">
              <span className="flex gap-2">
                <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                {ownSentence(problem, node.name)}
              </span>
              <Repairs problems={[problem]} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
