import { ArrowLeft, ArrowLeftRight } from 'lucide-react'
import { Button } from '#frontend/components/button'
import { Select } from '#frontend/components/fields/select'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { ComparisonDetails } from '#frontend/features/flows/builder/versions/comparison_details'
import { FLOW_FOCUS, holdFocus } from '#frontend/features/flows/builder/hold_focus'
import { type Side, useShown } from '#frontend/features/flows/builder/versions/shown'
import { useComparison } from '#frontend/features/flows/builder/versions/use_comparison'
import { sideName } from '#frontend/features/flows/builder/versions/use_flow_versions'
import { t } from '#frontend/lib/texts'

interface Sides {
  before: Side
  after: Side
}

/** Any two of the versions and the draft: what changed from one to the other. */
export function ComparisonPanel({ before, after }: Sides) {
  const { show } = useShown()
  const { comparison, missing } = useComparison(before, after)
  const compare = (sides: Partial<Sides>) => show({ type: 'comparison', before, after, ...sides })
  return (
    <section aria-labelledby="flow-comparison">
      <Button
        size="sm"
        variant="ghost"
        icon={ArrowLeft}
        className="-ml-2"
        onClick={() => {
          show({ type: 'draft' })
          holdFocus(FLOW_FOCUS)
        }}
      >
        {t('flowVersions.comparison.toVersions')}
      </Button>
      <h2 id="flow-comparison" className="mt-2 font-semibold">
        {t('flowVersions.comparison.title')}
      </h2>
      <div className="mt-3 flex flex-wrap items-end gap-2">
        <SideChoice
          label={t('flowVersions.comparison.before')}
          side={before}
          onChoose={(side) => compare({ before: side })}
        />
        <SideChoice
          label={t('flowVersions.comparison.after')}
          side={after}
          onChoose={(side) => compare({ after: side })}
        />
        <Button icon={ArrowLeftRight} onClick={() => compare({ before: after, after: before })}>
          {t('flowVersions.comparison.swap')}
        </Button>
      </div>
      {comparison ? <ComparisonDetails comparison={comparison} /> : missing}
    </section>
  )
}

interface ChoiceProps {
  label: string
  side: Side
  onChoose: (side: Side) => void
}

function SideChoice({ label, side, onChoose }: ChoiceProps) {
  const { flow } = useBuilder()
  const numbers = Array.from({ length: flow.version }, (_, at) => flow.version - at)
  const sides = new Set<Side>(['draft', ...numbers, side])
  return (
    <Select
      label={label}
      className="min-w-32 flex-1"
      value={String(side)}
      onChange={(value) => onChoose(value === 'draft' ? value : Number(value))}
      options={[...sides].map((one) => ({ value: String(one), label: sideName(one) }))}
    />
  )
}
