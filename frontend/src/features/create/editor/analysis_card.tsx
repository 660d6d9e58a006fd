import { Check, Minus } from 'lucide-react'
import type { Analysis, Span } from '#app/prompts/domain/types'
import { ScoreDial } from '#frontend/components/score/score_dial'
import { furtherFindings } from '#frontend/features/create/editor/further_findings'
import { FindingList } from '#frontend/prompts/finding_list'
import { t } from '#frontend/lib/texts'

const FLAGS = ['hasRole', 'hasContext', 'hasFormat', 'hasConstraints'] as const

interface Props {
  text: string
  analysis: Analysis
  /** False where Hone has nothing to add. */
  isScored: boolean
  onShow: (span: Span) => void
}

/** What the engine read in the prompt: what is there, what is missing, and what it is worth. */
export function AnalysisCard({ text, analysis, isScored, onShow }: Props) {
  const { score, suggestions } = analysis
  const findings = furtherFindings(analysis)
  const isRepeated = findings.length === 0 && suggestions.length > 0
  // In a language that the engine knows, each missing part has a suggestion.
  const otherwise = t(`create.analysis.${suggestions.length > 0 ? 'missing' : 'notKnown'}`)
  return (
    <section aria-labelledby="analysis-title" className="card px-5 py-4">
      <div className="flex items-center justify-between gap-4">
        <h2 id="analysis-title" className="font-semibold">
          {t('create.analysis.title')}
        </h2>
        {isScored && <ScoreDial score={score} label={t('create.analysis.score')} />}
      </div>
      <ul className="mt-2 grid grid-cols-2 gap-2 text-sm">
        {FLAGS.map((flag) => (
          <Flag
            key={flag}
            name={t(`create.analysis.flags.${flag}`)}
            isThere={analysis[flag]}
            otherwise={otherwise}
          />
        ))}
      </ul>
      {suggestions.length > 0 && (
        <>
          <h3 className="mt-4 text-sm font-semibold">{t('create.analysis.suggestions')}</h3>
          <ul className="mt-2 list-disc space-y-1 pl-5 text-sm marker:text-muted">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>{suggestion}</li>
            ))}
          </ul>
        </>
      )}
      {!isRepeated && <FindingList text={text} findings={findings} onShow={onShow} />}
    </section>
  )
}

interface FlagProps {
  name: string
  isThere: boolean
  otherwise: string
}

function Flag({ name, isThere, otherwise }: FlagProps) {
  const Icon = isThere ? Check : Minus
  return (
    <li className="flex items-center gap-2 rounded-control bg-sunken px-3 py-1.5">
      <Icon
        aria-hidden="true"
        className={`size-4 shrink-0 ${isThere ? 'text-success' : 'text-muted'}`}
      />
      <span className="min-w-0">
        {name}
        <span className="block text-xs text-muted">
          {isThere ? t('create.analysis.present') : otherwise}
        </span>
      </span>
    </li>
  )
}
