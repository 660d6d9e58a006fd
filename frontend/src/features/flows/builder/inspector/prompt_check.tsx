import { useMemo } from 'react'
import { rulesChosen } from '#app/auth/domain/preferences'
import type { Edit, Span } from '#app/prompts/domain/types'
import { FillDraft } from '#frontend/components/blanks/fill_draft'
import { Fold } from '#frontend/components/fold'
import { ScoreDial } from '#frontend/components/score/score_dial'
import { usePerson } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'
import { useLastInspected } from '#frontend/lib/engine/use_assessment'
import { FindingList } from '#frontend/prompts/finding_list'

interface Props {
  text: string
  onShow: (span: Span) => void
  onApply: (edit: Edit) => void
  onFill: (text: string) => void
}

/** What the engine says about the prompt of a step: its score, its findings with their edits, and its blanks. */
export function PromptCheck({ text, onShow, onApply, onFill }: Props) {
  const assessed = useLastInspected(text)
  const { preferences } = usePerson()
  const { rules } = preferences
  const silenced = useMemo(() => rulesChosen({ rules }, 'never'), [rules])
  if (!assessed?.result) return null
  const { score, blanks } = assessed.result
  const findings = assessed.result.findings.filter(({ rule }) => !silenced.includes(rule))
  const isFilled = blanks.length === 0
  // An edit has its place in the text that it was found in.
  const apply = (edit: Edit) => assessed.text === text && onApply(edit)
  return (
    <div className="grid grid-cols-1 gap-2 rounded-card border border-line px-3 py-2">
      <div className="flex items-center gap-3">
        <ScoreDial score={score} label={t('inspector.score.of')} />
        <p className="min-w-0 flex-1 text-sm text-muted">
          <span className="block font-medium text-ink">{t('inspector.score.asWritten')}</span>
          {isFilled
            ? t('inspector.score.noBlanks')
            : t('inspector.score.blanks', { count: blanks.length, value: score.filled })}
        </p>
      </div>
      <FillDraft keepsVariables text={text} onChange={onFill} />
      {findings.length > 0 && (
        <Fold title={t('inspector.score.findings', { count: findings.length })}>
          <FindingList text={assessed.text} findings={findings} onShow={onShow} onApply={apply} />
        </Fold>
      )}
    </div>
  )
}
