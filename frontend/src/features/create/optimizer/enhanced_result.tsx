import { Link } from 'react-router'
import { useMemo } from 'react'
import { variablesIn } from '#app/prompts/domain/templating/variable_names'
import type { ContentPart, Span, Variant } from '#app/prompts/domain/types'
import { addsNothing } from '#frontend/features/create/adds_nothing'
import { ContentsNote } from '#frontend/features/create/contents/contents_note'
import { FormChips } from '#frontend/features/create/contents/form_chips'
import { NearestTemplate } from '#frontend/features/create/contents/nearest_template'
import { QuestionCard } from '#frontend/features/create/questions/question_card'
import type { ResultTools } from '#frontend/features/create/optimizer/result_tools'
import { selectSpan } from '#frontend/features/create/select_span'
import { FillVariant } from '#frontend/features/create/fill_variant'
import { Fold } from '#frontend/components/fold'
import { KindLine } from '#frontend/features/create/kind/kind_line'
import { KindQuestion } from '#frontend/features/create/kind/kind_question'
import { LeftAloneNote } from '#frontend/features/create/optimizer/left_alone_note'
import type { Optimized } from '#frontend/features/create/optimizer/optimized'
import { OpenPlaces, VariantScore } from '#frontend/features/create/prompt_score'
import { PromptText } from '#frontend/features/create/marks/prompt_text'
import { ReasonList } from '#frontend/features/create/marks/reason_list'
import { TitledLines } from '#frontend/features/create/marks/titled_lines'
import { useAnswersOf, type OpenFilling } from '#frontend/features/create/use_filling'
import { t } from '#frontend/lib/texts'
import { useLastAssessment } from '#frontend/lib/engine/use_assessment'

interface Props {
  /** Its content is filled. */
  result: Optimized
  filling: OpenFilling
  isStale: boolean
  tools: ResultTools
}

/** The question that comes first, or the enhanced prompt: its score and what comes next, its text, and the reasons. */
export function EnhancedResult(props: Props) {
  const { result, tools } = props
  const { variant, question } = result
  return (
    <div className="flex flex-col gap-4">
      {question && <KindQuestion question={question} choice={tools.kindChoice} />}
      {variant || !question ? <Enhanced {...props} /> : <Hints {...props} />}
    </div>
  )
}

function Enhanced({ result, filling, isStale, tools }: Props) {
  const { content, variant, contents } = result
  const title = variant?.title ?? t('create.optimizer.original')
  return (
    <>
      <ScoreRow title={title} result={result} filling={filling} promptId={tools.gateway.promptId} />
      <KindRow result={result} tools={tools} />
      <Hints result={result} isStale={isStale} tools={tools} />
      <FillVariant title={title} filling={filling} />
      <PromptText text={content} blanks={filling.left} filled={filling.filled} />
      {contents && <Found result={result} contents={contents} isStale={isStale} tools={tools} />}
      {variant && <Reasons original={result.original} variant={variant} />}
    </>
  )
}

interface ScoreRowProps extends Pick<Props, 'result' | 'filling'> {
  title: string
  promptId: string | null
}

/** The score, but none beside the news that there is nothing to add, and the way to all variants. */
function ScoreRow({ title, result, filling, promptId }: ScoreRowProps) {
  const { content, kind, leftAlone, variantCount } = result
  const assessment = useLastAssessment(content, { kind })
  const blanks = filling.left.length
  const variables = variablesIn(filling.text).length
  return (
    <div className="-mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      {addsNothing(leftAlone) ? (
        <OpenPlaces blanks={blanks} variables={variables} />
      ) : (
        <VariantScore
          title={title}
          written={writtenScoreOf(result, filling)}
          blanks={blanks}
          variables={variables}
          score={assessment?.score ?? null}
        />
      )}
      {promptId && <EditorLink promptId={promptId} variantCount={variantCount} />}
    </div>
  )
}

/** What kind of work the result is, in which other form it could come, and a template for it. */
function KindRow({ result, tools }: Pick<Props, 'result' | 'tools'>) {
  const kind = shownKindOf(result)
  if (!kind) return null
  const line = <KindLine kind={kind} narrower={result.narrower} choice={tools.kindChoice} />
  if (addsNothing(result.leftAlone)) return line
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        {line}
        <FormChips text={tools.draft.text} family={result.family} onAsk={tools.askForm} />
      </div>
      <NearestTemplate text={result.original} kind={result.kind} />
    </>
  )
}

interface FoundProps extends Pick<Props, 'result' | 'isStale' | 'tools'> {
  contents: ContentPart[]
}

/** What the prompt already says, and the questions whose answers would help most. */
function Found({ result, contents, isStale, tools }: FoundProps) {
  const { original, leftAlone } = result
  const { draft, gateway, answer } = tools
  const { answers } = useAnswersOf(gateway)
  const request = useMemo(
    () => ({ text: original, settings: draft.settings }),
    [original, draft.settings]
  )
  return (
    <>
      <ContentsNote
        text={original}
        contents={contents}
        onShow={isStale ? undefined : showInOriginal}
      />
      <QuestionCard
        request={request}
        text={draft.text}
        filled={answers}
        onAnswer={answer}
        hidesNone
        isScored={!addsNothing(leftAlone)}
      />
    </>
  )
}

function showInOriginal(span: Span): void {
  const field = document.getElementById('original')
  if (field instanceof HTMLTextAreaElement) selectSpan(field, span)
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
      <Fold title={t('create.optimizer.why')} isOpenAtFirst>
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

function Hints({ result, isStale, tools }: Pick<Props, 'result' | 'isStale' | 'tools'>) {
  const { notice, question } = result
  const leftAlone = question ? null : result.leftAlone
  return (
    <>
      {isStale && <Hint text={t('create.optimizer.changed')} />}
      {notice && <Hint text={notice} />}
      {leftAlone && <LeftAloneNote reason={leftAlone} result={result} tools={tools} />}
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
