import type { Score } from '#app/prompts/domain/types'
import { ScoreDial } from '#frontend/components/score_dial'
import { t } from '#frontend/lib/texts'

interface Props {
  title: string
  /** With its blanks counted as filled. */
  filled: number | null
  /** As it stands now. */
  written: number | null
  blanks: number
  /** The parts, once they are known. */
  score: Score | null
}

/** What a version is worth, and what is still to do for it. */
export function VersionScore({ title, filled, written, blanks, score }: Props) {
  if (filled === null) return null
  return (
    <div className="flex items-center gap-3">
      <ScoreDial value={filled} label={t('create.variant.scoreOf', { title })} score={score} />
      <p className="text-sm text-muted">
        {written !== null && written !== filled && (
          <span className="block">{t('create.variant.asWritten', { value: written })}</span>
        )}
        {blanksText(blanks)}
      </p>
    </div>
  )
}

function blanksText(count: number): string {
  return count === 0 ? t('create.variant.blanksNone') : t('create.variant.blanks', { count })
}
