import { Wrench } from 'lucide-react'
import { type Problem, repairsOf } from '#app/flows/domain/checks/problems'
import { Button } from '#frontend/components/button'
import { VariableText } from '#frontend/components/variable_text'
import { repairText } from '#frontend/features/flows/builder/inspector/repair_text'
import { useStepForm } from '#frontend/features/flows/builder/inspector/step_form'

/** A button for each problem that can be repaired at once. */
export function Repairs({ problems }: { problems: readonly Problem[] }) {
  const { graph, dispatch } = useStepForm()
  const repairs = problems.flatMap(repairsOf)
  if (repairs.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {repairs.map((repair, at) => (
        <Button
          key={at}
          size="sm"
          icon={Wrench}
          onClick={() => dispatch({ type: 'repair', repair })}
        >
          <VariableText text={repairText(repair, graph)} />
        </Button>
      ))}
    </div>
  )
}
