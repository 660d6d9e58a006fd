import { ScoreDial } from '#frontend/components/score/score_dial'
import type { StrengtheningWork } from '#frontend/features/workshop/strengthening/use_strengthening'
import { t } from '#frontend/lib/texts'

/** The score of the text as it stands, what it was before, and what is still to fill in. */
export function Strength({ work: { found, assessment } }: { work: StrengtheningWork }) {
  if (!found || !assessment) return null
  const { score, blanks } = assessment
  const before = found.score.value
  const moved =
    score.value === before
      ? t('workshop.strengthening.score', { value: score.value })
      : t('workshop.strengthening.scoreMoved', { before, value: score.value })
  return (
    <section
      aria-label={t('workshop.strengthening.scoreLabel')}
      className="mt-5 flex items-center gap-3 card p-4"
    >
      <ScoreDial label={t('workshop.strengthening.scoreLabel')} score={score} />
      <div className="min-w-0 text-sm">
        <p role="status" className="font-medium">
          {moved}
        </p>
        <p className="text-muted">
          {score.value !== score.filled &&
            `${t('workshop.strengthening.whenFilled', { value: score.filled })} `}
          {blanks.length > 0 && t('workshop.strengthening.blanks', { count: blanks.length })}
        </p>
      </div>
    </section>
  )
}
