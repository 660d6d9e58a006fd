import { useSearchParams } from 'react-router'
import { GitCompareArrows } from 'lucide-react'
import { EmptyState } from '#frontend/components/empty_state'
import { Select } from '#frontend/components/fields/select'
import { LoadMore } from '#frontend/components/load_more'
import { comparisonAddress } from '#frontend/features/flows/comparing/comparison_address'
import { type OpenRun, type Run, useRuns } from '#frontend/features/flows/flows_api'
import { runBadge } from '#frontend/features/flows/runs/run_badge'
import { t } from '#frontend/lib/texts'
import { useDates } from '#frontend/lib/time/dates'

interface Props {
  one: OpenRun
  other: OpenRun | null
}

type Choice = Pick<Run, 'id' | 'createdAt' | 'status' | 'stoppedBy' | 'error'> & {
  inputExcerpt?: string
}

/** The run that a run is compared with, among those of its flow. */
export function RunChoice({ one, other }: Props) {
  const { query, runs } = useRuns(one.flowId)
  const [, setParams] = useSearchParams()
  const { dateTime } = useDates()
  const listed: Choice[] = runs.filter(({ id }) => id !== one.id)
  const isListed = !other || listed.some(({ id }) => id === other.id)
  const choices = isListed ? listed : [other, ...listed]
  if (query.isSuccess && choices.length === 0) {
    return (
      <EmptyState
        icon={GitCompareArrows}
        title={t('runs.comparison.onlyOne')}
        text={t('runs.comparison.onlyOneText')}
      />
    )
  }
  const none = other ? [] : [{ value: '', label: t('runs.comparison.none') }]
  return (
    <>
      <Select
        className="max-w-xl"
        label={t('runs.comparison.with')}
        value={other?.id ?? ''}
        options={[
          ...none,
          ...choices.map((run) => ({ value: run.id, label: labelOf(run, dateTime) })),
        ]}
        onChange={(id) => id && setParams(comparisonAddress(one.id, id))}
      />
      <LoadMore query={query} />
    </>
  )
}

type Written = ReturnType<typeof useDates>['dateTime']

function labelOf({ createdAt, inputExcerpt, ...outcome }: Choice, written: Written): string {
  const values = { when: written(createdAt), status: runBadge(outcome).text }
  return inputExcerpt
    ? t('runs.comparison.option', { ...values, text: inputExcerpt })
    : t('runs.comparison.optionPlain', values)
}
