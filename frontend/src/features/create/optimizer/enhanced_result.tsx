import { Link } from 'react-router'
import type { Score } from '#app/prompts/domain/types'
import { FillVariant } from '#frontend/features/create/fill_variant'
import { Fold } from '#frontend/features/create/fold'
import type { Optimized } from '#frontend/features/create/optimizer/optimized'
import { VersionScore } from '#frontend/features/create/prompt_score'
import { PromptText } from '#frontend/features/create/marks/prompt_text'
import { ReasonList } from '#frontend/features/create/marks/reason_list'
import { TitledLines } from '#frontend/features/create/marks/titled_lines'
import type { OpenFilling } from '#frontend/features/create/use_filling'
import { t } from '#frontend/lib/texts'
import { useLastJudgement } from '#frontend/lib/use_judgement'

interface Props {
  /** Its content is filled. */
  result: Optimized
  filling: OpenFilling
  isStale: boolean
  promptId: string | null
}

/** The enhanced prompt: its score and what comes next, its text, and the reasons on demand. */
export function EnhancedResult({ result, filling, isStale, promptId }: Props) {
  const { content, variant, leftAlone } = result
  const judgement = useLastJudgement(content)
  const title = variant?.title ?? t('create.optimizer.original')
  return (
    <div className="flex flex-col gap-4">
      <div className="-mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <VersionScore
          title={title}
          {...figuresOf(result, filling, judgement?.score ?? null)}
          blanks={filling.left.length}
          score={judgement?.score ?? null}
        />
        {promptId && (
          <Link to={`/prompt-editor?id=${promptId}`} className="text-link text-sm">
            {t(result.versions === 3 ? 'create.optimizer.seeAll' : 'create.optimizer.openEditor')}
          </Link>
        )}
      </div>
      {isStale && <Hint text={t('create.optimizer.changed')} />}
      {result.notice && <Hint text={result.notice} />}
      {leftAlone && <Hint text={t(`create.leftAlone.${leftAlone}`)} />}
      <FillVariant title={title} filling={filling} />
      <PromptText text={content} blanks={filling.left} filled={filling.filled} />
      {variant && (
        <Fold title={t('create.optimizer.why')}>
          <ReasonList original={result.original} edits={variant.edits} />
          <p className="max-w-[70ch] text-sm text-muted">
            {[variant.reasoning, variant.recommendation].filter(Boolean).join(' ')}
          </p>
        </Fold>
      )}
      <TitledLines title={t('create.model.assumed')} lines={variant?.assumptions} />
      <TitledLines title={t('create.model.asks')} lines={variant?.questions} />
    </div>
  )
}

/** What the server worked out, until something is filled in. */
function figuresOf({ variant, score }: Optimized, { filled }: OpenFilling, now: Score | null) {
  if (filled.length > 0 && now) return { filled: now.filled, written: now.value }
  return {
    filled: variant?.scoreFilled ?? score?.filled ?? null,
    written: variant?.score ?? score?.value ?? null,
  }
}

function Hint({ text }: { text: string }) {
  return (
    <p role="status" className="rounded-control bg-sunken px-3 py-2 text-sm">
      {text}
    </p>
  )
}
