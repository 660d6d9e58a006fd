import { CircleAlert } from 'lucide-react'
import { Badge } from '#frontend/components/badge'
import { RouteLink } from '#frontend/components/route_link'
import type { Usage } from '#frontend/features/usage/use_usage'
import { classNames } from '#frontend/lib/class_names'
import { useDates } from '#frontend/lib/time/dates'
import { countText, moneyText } from '#frontend/lib/figures'
import { t } from '#frontend/lib/texts'

export function UsageRow({ call }: { call: Usage }) {
  const { dateTime } = useDates()
  const { at, purpose, provider, model, outcome, message, promptId } = call
  return (
    <li className="px-4 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium break-words">{model}</span>
        <span className="min-w-0 break-words text-muted">{provider}</span>
        <Badge>{t(`usage.purposes.${purpose}`)}</Badge>
        <time dateTime={at} className="text-muted sm:ml-auto">
          {dateTime(at)}
        </time>
      </div>
      <p className="mt-1 text-muted tabular-nums">{figuresOf(call).join(' · ')}</p>
      {message && (
        <p
          className={classNames(
            'mt-1 flex items-start gap-1.5',
            outcome === 'stopped' ? 'text-muted' : 'text-danger'
          )}
        >
          {outcome !== 'stopped' && (
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          )}
          {message}
        </p>
      )}
      {promptId && (
        <RouteLink to={`/saved/${promptId}`} className="mt-1 inline-block text-link">
          {t('usage.openPrompt')}
        </RouteLink>
      )}
    </li>
  )
}

const MICROS = 1_000_000
const secondsOf = (ms: number) => (ms / 1000).toFixed(1)

function figuresOf(call: Usage): string[] {
  const { inputTokens, outputTokens, isEstimate, cost, firstTokenMs, durationMs } = call
  const input = countText(inputTokens)
  const tokens = t('usage.tokens', { input, output: countText(outputTokens) })
  return [
    isEstimate ? `${tokens} (${t('usage.estimate')})` : tokens,
    cost === null ? `${t('usage.cost')}: ${t('usage.unknown')}` : moneyText(cost * MICROS),
    t('usage.duration', { seconds: secondsOf(durationMs) }),
    ...(firstTokenMs === null ? [] : [t('usage.firstToken', { seconds: secondsOf(firstTokenMs) })]),
  ]
}
