import type { Score, ScorePart } from '#app/prompts/domain/types'
import { t } from '#frontend/lib/texts'

/** What a score is made of, part by part. */
export function ScoreParts({ score: { value, filled, parts, cap } }: { score: Score }) {
  return (
    <>
      <p className="font-semibold">{t('kit.score.title')}</p>
      {filled !== value && (
        <p className="mt-1 text-sm text-muted">{t('kit.score.filled', { filled })}</p>
      )}
      {cap && <p className="mt-1 text-sm text-warning">{t('kit.score.cap', { reason: cap })}</p>}
      <ul className="mt-3 grid gap-3">
        {parts.map((part) => (
          <Part key={part.id} part={part} />
        ))}
      </ul>
      <p className="mt-4 border-t border-line pt-3 text-xs text-muted">{t('kit.score.method')}</p>
    </>
  )
}

function Part({ part: { label, earned, weight, why } }: { part: ScorePart }) {
  const share = weight > 0 ? (earned / weight) * 100 : 0
  return (
    <li className="text-sm">
      <p className="flex justify-between gap-3">
        <span className="font-medium">{label}</span>
        <span className="text-muted tabular-nums">
          {t('kit.score.part', { earned: rounded(earned), weight: rounded(weight) })}
        </span>
      </p>
      <div aria-hidden="true" className="mt-1 h-1 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-ink" style={{ width: `${share}%` }} />
      </div>
      <p className="mt-1 text-xs text-muted">{why}</p>
    </li>
  )
}

const rounded = (points: number): string => String(Math.round(points))
