import { Link } from 'react-router'
import type { Variant } from '#app/prompts/domain/types'
import { FillVariant } from '#frontend/features/create/fill_variant'
import { Fold } from '#frontend/components/fold'
import { KindLine } from '#frontend/features/create/kind/kind_line'
import { KindQuestion } from '#frontend/features/create/kind/kind_question'
import type { KindChoice } from '#frontend/features/create/kind/use_kind'
import { LeftAloneNote } from '#frontend/features/create/optimizer/left_alone_note'
import type { Optimized } from '#frontend/features/create/optimizer/optimized'
import { VariantScore } from '#frontend/features/create/prompt_score'
import { PromptText } from '#frontend/features/create/marks/prompt_text'
import { ReasonList } from '#frontend/features/create/marks/reason_list'
import { TitledLines } from '#frontend/features/create/marks/titled_lines'
import type { OpenFilling } from '#frontend/features/create/use_filling'
import { t } from '#frontend/lib/texts'
import { useLastAssessment } from '#frontend/lib/engine/use_assessment'

interface Props {
  /** Its content is filled. */
  result: Optimized
  filling: OpenFilling
  isStale: boolean
  promptId: string | null
  kindChoice: KindChoice
}

/** The question that comes first, or the enhanced prompt: its score and what comes next, its text, and the reasons. */
export function EnhancedResult(props: Props) {
  const { result, kindChoice } = props
  const { variant, question } = result
  return (
    <div className="flex flex-col gap-4">
      {question && <KindQuestion question={question} choice={kindChoice} />}
      {variant || !question ? <Enhanced {...props} /> : <Hints {...props} />}
    </div>
  )
}

function Enhanced({ result, filling, isStale, promptId, kindChoice }: Props) {
  const { content, variant, kind } = result
  const assessment = useLastAssessment(content, { kind })
  const title = variant?.title ?? t('create.optimizer.original')
  const shownKind = shownKindOf(result)
  return (
    <>
      <div className="-mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <VariantScore
          title={title}
          written={writtenScoreOf(result, filling)}
          blanks={filling.left.length}
          score={assessment?.score ?? null}
        />
        {promptId && <EditorLink promptId={promptId} variantCount={result.variantCount} />}
      </div>
      {shownKind && <KindLine kind={shownKind} choice={kindChoice} />}
      <Hints result={result} isStale={isStale} />
      <FillVariant title={title} filling={filling} />
      <PromptText text={content} blanks={filling.left} filled={filling.filled} />
      {variant && <Reasons original={result.original} variant={variant} />}
    </>
  )
}

/** What kind of work the result is, where that is known. */
const shownKindOf = ({ question, kind, family }: Optimized): string | null =>
  question ? null : (kind ?? family)

function EditorLink({ promptId, variantCount }: { promptId: string; variantCount: number }) {
  return (
    <Link to={`/prompt-editor?id=${promptId}`} className="text-link text-sm">
      {t(variantCount === 3 ? 'create.optimizer.seeAll' : 'create.optimizer.openEditor')}
    </Link>
  )
}

function Reasons({ original, variant }: { original: string; variant: Variant }) {
  const { edits, reasoning, recommendation, assumptions, questions } = variant
  return (
    <>
      <Fold title={t('create.optimizer.why')}>
        <ReasonList original={original} edits={edits} />
        <p className="max-w-[70ch] text-sm text-muted">
          {[reasoning, recommendation].filter(Boolean).join(' ')}
        </p>
      </Fold>
      <TitledLines title={t('create.model.assumed')} lines={assumptions} />
      <TitledLines title={t('create.model.asks')} lines={questions} />
    </>
  )
}

function Hints({ result, isStale }: Pick<Props, 'result' | 'isStale'>) {
  const { notice, question, findings, original } = result
  const leftAlone = question ? null : result.leftAlone
  return (
    <>
      {isStale && <Hint text={t('create.optimizer.changed')} />}
      {notice && <Hint text={notice} />}
      {leftAlone && <LeftAloneNote reason={leftAlone} {...{ findings, original }} />}
    </>
  )
}

/** What the server worked out, until something is filled in. */
function writtenScoreOf({ variant, score }: Optimized, { filled }: OpenFilling): number | null {
  if (filled.length > 0) return null
  return variant?.score ?? score?.value ?? null
}

function Hint({ text }: { text: string }) {
  return (
    <p role="status" className="rounded-control bg-sunken px-3 py-2 text-sm">
      {text}
    </p>
  )
}
