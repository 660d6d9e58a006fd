import { useMemo, useState } from 'react'
import { analyze } from '#app/prompts/domain/analyze'
import { DiffView } from '#frontend/components/compare/diff_view'
import { FillDraft } from '#frontend/components/blanks/fill_draft'
import { ScoreDial } from '#frontend/components/score/score_dial'
import { t } from '#frontend/lib/texts'

export function PromptParts() {
  const [sample, setSample] = useState(() => t('kit.gallery.prompts.sample'))
  const { score } = useMemo(() => analyze(sample), [sample])
  const label = t('kit.gallery.prompts.score')
  return (
    <>
      <div className="flex flex-wrap items-center gap-5 card p-5">
        <p className="min-w-0 flex-1 basis-72 prompt-text">{sample}</p>
        <ScoreDial label={label} score={score} />
      </div>
      <FillDraft text={sample} onChange={setSample} />
      <div className="flex flex-wrap gap-4">
        {[0, 25, 60, 90, 100].map((value) => (
          <ScoreDial key={value} label={label} value={value} />
        ))}
      </div>
      <div className="card p-5">
        <DiffView before={t('kit.gallery.prompts.before')} after={t('kit.gallery.prompts.after')} />
      </div>
    </>
  )
}
