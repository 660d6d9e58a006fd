import { CircleAlert, CircleCheck } from 'lucide-react'
import { Moment } from '#frontend/components/moment'
import type { Provider } from '#frontend/features/ai/providers_api'
import { t } from '#frontend/lib/texts'

/** What a provider is, and what was last heard of it. */
export function ProviderFacts({ provider }: { provider: Provider }) {
  const { baseUrl, model, api, hasKey, inputPrice, outputPrice } = provider
  const facts = [
    t('admin.models.modelLine', { model: model ?? t('admin.models.firstModel') }),
    t(`admin.models.apiNames.${api}`),
    t(hasKey ? 'admin.models.withKey' : 'admin.models.withoutKey'),
    ...(inputPrice === null || outputPrice === null
      ? []
      : [t('admin.models.priceLine', { input: inputPrice, output: outputPrice })]),
  ]
  return (
    <div className="mt-1 grid gap-1 text-sm text-muted">
      <p className="font-mono text-xs break-all">{baseUrl}</p>
      <p className="break-words">{facts.join(' · ')}</p>
      <Health provider={provider} />
    </div>
  )
}

const LINE = 'flex items-start gap-1.5'
const ICON = 'mt-0.5 size-4 shrink-0'

function Health({ provider }: { provider: Provider }) {
  const { lastAnswerAt, lastErrorAt, lastError } = provider
  const isLatest = lastErrorAt !== null && (lastAnswerAt === null || lastErrorAt > lastAnswerAt)
  return (
    <>
      {lastAnswerAt ? (
        <p className={LINE}>
          <CircleCheck aria-hidden="true" className={`${ICON} text-success`} />
          <Moment at={lastAnswerAt} text={(when) => t('admin.models.answered', { when })} />
        </p>
      ) : (
        <p>{t('admin.models.neverAnswered')}</p>
      )}
      {lastErrorAt && lastError && (
        <p className={isLatest ? `${LINE} text-danger` : LINE}>
          <CircleAlert aria-hidden="true" className={ICON} />
          <Moment
            at={lastErrorAt}
            text={(when) => t('admin.models.erred', { when, message: lastError.message })}
          />
        </p>
      )}
    </>
  )
}
