import { TriangleAlert } from 'lucide-react'
import { type Problem, repairsOf } from '#app/flows/domain/checks/problems'
import { VariableText } from '#frontend/components/variable_text'
import { ActionButtons } from '#frontend/features/flows/builder/steps/action_buttons'
import type { ListTools } from '#frontend/features/flows/builder/steps/actions/list_action'
import { plainVariables } from '#frontend/lib/plain_variables'
import { t } from '#frontend/lib/texts'

interface Props {
  problems: Problem[]
  tools: ListTools
}

/** What is wrong, each with a button that repairs it where Hone knows how. */
export function ProblemList({ problems, tools }: Props) {
  if (problems.length === 0) return null
  return (
    <ul className="mt-2 grid gap-1 text-sm text-warning">
      {problems.map((problem, at) => (
        <li key={at} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="flex min-w-0 gap-2">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 break-words">
              <VariableText text={problem.sentence} />
            </span>
          </span>
          {repairsOf(problem).map((repair) => (
            <ActionButtons
              key={repair.type}
              at="problem"
              target={repair}
              tools={tools}
              nameOf={(label) =>
                t('steps.repairNamed', {
                  repair: t(label),
                  sentence: plainVariables(problem.sentence),
                })
              }
            />
          ))}
        </li>
      ))}
    </ul>
  )
}
