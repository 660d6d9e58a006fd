import { CircleAlert, CircleCheck } from 'lucide-react'
import { Button } from '#frontend/components/button'
import { type ModelTest, type useModelTest } from '#frontend/features/ai/providers_api'
import { dayText } from '#frontend/lib/figures'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'

interface Props {
  test: Pick<ReturnType<typeof useModelTest>, 'data' | 'error' | 'isPending'>
  /** Takes the address at which the provider answers. */
  onAddress?: (address: string) => void
}

/** What came of a test, in plain words. */
export function TestResult({ test, onAddress }: Props) {
  return (
    <div role="status" className="text-sm empty:hidden">
      {test.isPending && <p className="mt-3 text-muted">{t('admin.test.busy')}</p>}
      {test.error && (
        <p className="mt-3 text-danger">
          {t('admin.test.failed', { reason: reasonOf(test.error) })}
        </p>
      )}
      {test.data && !test.isPending && <TestSummary test={test.data} />}
      {test.data?.answersAt && onAddress && !test.isPending && (
        <Button size="sm" className="mt-2" onClick={() => onAddress(test.data!.answersAt!)}>
          {t('admin.test.useAddress', { address: test.data.answersAt })}
        </Button>
      )}
    </div>
  )
}

function TestSummary({ test }: { test: ModelTest }) {
  const { ok, models, model, durationMs, message, hint } = test
  const Icon = ok ? CircleCheck : CircleAlert
  const retiring = models.find(({ id }) => id === model)?.retiresOn
  const seconds = (durationMs / 1000).toFixed(1)
  return (
    <div className="mt-3 flex items-start gap-2 rounded-control bg-sunken p-3">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-4 shrink-0 ${ok ? 'text-success' : 'text-danger'}`}
      />
      <div className="grid min-w-0 gap-1 break-words">
        <p className="font-medium">
          {ok ? t('admin.test.ok', { model: model ?? '', seconds }) : message}
        </p>
        {hint && <p>{hint}</p>}
        {models.length > 0 && <p>{t('admin.test.listed', { count: models.length })}</p>}
        {retiring && (
          <p>{t('admin.test.retires', { model: model ?? '', day: dayText(retiring) })}</p>
        )}
      </div>
    </div>
  )
}
