import type { Score } from '#app/prompts/domain/types'
import { ScoreDial } from '#frontend/components/score/score_dial'
import { t } from '#frontend/lib/texts'

interface Props {
  title: string
  /** Its score as it is written, until all of it is known; null where that is not known either. */
  written: number | null
  blanks: number
  /** The `{{variables}}` in it, which are filled in later. */
  variables: number
  /** The parts and what filling the blanks gives, once they are known. */
  score: Score | null
}

/** What a variant is worth as it is written, and what filling its blanks would add. */
export function VariantScore({ title, written, blanks, variables, score }: Props) {
  const now = score?.value ?? written
  if (now === null) return null
  return (
    <div className="flex items-center gap-3">
      <ScoreDial isLarge value={now} label={t('create.variant.scoreOf', { title })} score={score} />
      <p className="text-sm text-muted">
        <span className="block font-medium text-ink">{t('create.variant.asWritten')}</span>
        {score && score.filled !== now && (
          <>
            <span>{t('create.variant.whenFilled', { value: score.filled })}</span>
            {' · '}
          </>
        )}
        <span>{openText(blanks, variables)}</span>
      </p>
    </div>
  )
}

/** What is to be filled in, of a prompt that shows no score; nothing where nothing is. */
export function OpenPlaces({ blanks, variables }: Pick<Props, 'blanks' | 'variables'>) {
  if (blanks + variables === 0) return null
  return <p className="text-sm text-muted">{openText(blanks, variables)}</p>
}

function openText(blanks: number, variables: number): string {
  const open = [
    ...(blanks > 0 ? [t('create.variant.blanks', { count: blanks })] : []),
    ...(variables > 0 ? [t('create.variant.variables', { count: variables })] : []),
  ]
  return open.join(' · ') || t('create.variant.blanksNone')
}
