import { useId, useMemo, useState } from 'react'
import { readBlanks } from '#app/prompts/domain/blanks/blanks'
import { variablesIn } from '#app/prompts/domain/templating/variable_names'
import type { Variant } from '#app/prompts/domain/types'
import { Badge } from '#frontend/components/badge'
import type { Comparable } from '#frontend/components/compare/comparable'
import { accountOf } from '#frontend/features/create/editor/variants/account_of'
import { AssumptionList } from '#frontend/features/create/marks/assumption_list'
import { blanksWithin } from '#frontend/features/create/editor/variants/blanks_within'
import { ChangeList } from '#frontend/features/create/marks/change_list'
import { FillVariant } from '#frontend/features/create/fill_variant'
import { filledMarks } from '#frontend/features/create/marks/filled_marks'
import { LostNotice } from '#frontend/features/create/marks/lost_notice'
import { MarkToolbar } from '#frontend/features/create/marks/mark_toolbar'
import { MarkedText } from '#frontend/features/create/marks/marked_text'
import { VariantScore } from '#frontend/features/create/prompt_score'
import { PromptText } from '#frontend/features/create/marks/prompt_text'
import { SaveLine } from '#frontend/features/create/saving/save_line'
import { SaveVariant } from '#frontend/features/create/editor/variants/save_variant'
import { useDecisions } from '#frontend/features/create/marks/use_decisions'
import { useFilling, type OpenFilling } from '#frontend/features/create/use_filling'
import { VariantActions } from '#frontend/features/create/editor/variants/variant_actions'
import { VariantReasons } from '#frontend/features/create/editor/variants/variant_reasons'
import { kindOfResult } from '#frontend/features/create/editor/editor_state'
import type { EditorWork } from '#frontend/features/create/editor/editor_work'
import { t } from '#frontend/lib/texts'
import { useLastAssessment } from '#frontend/lib/engine/use_assessment'

interface Props {
  original: string
  variant: Variant
  work: EditorWork
  /** The original and all variants, to be compared. */
  others: Comparable[]
  /** Its tab is the chosen one. */
  isShown: boolean
}

/** One of the three variants, with what changed and why, and what can be done with it. */
export function VariantCard({ original, variant, work, others, isShown }: Props) {
  const id = useId()
  const [isMarked, setMarked] = useState(true)
  const card = useVariant(original, variant, work)
  const { decisions, filling, account, lost, accepted } = card

  return (
    <article aria-labelledby={id} className="min-w-0 card" data-variant={variant.id}>
      <header className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line py-2 pr-2 pl-5">
        <h3 id={id} className="font-semibold">
          {variant.title}
        </h3>
        <div className="flex items-center gap-1 max-sm:-ml-3">
          <VariantActions
            variant={variant}
            content={filling.text}
            account={account}
            work={work}
            others={others}
          />
          <SaveVariant
            title={variant.title}
            isShown={isShown}
            isStale={work.isStale}
            isSaved={accepted !== null}
            isBlocked={lost.length > 0}
            onSave={() => work.session.accept({ variant: variant.id, content: filling.text })}
          />
        </div>
      </header>
      <SaveLine
        saved={accepted}
        fuller={fullerThan(filling, work, variant)}
        promptId={work.gateway.promptId}
      />
      <ScoreRow variant={variant} card={card} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 pt-2">
        <MarkToolbar
          title={variant.title}
          isMarked={isMarked}
          onMarked={setMarked}
          decisions={decisions}
        />
        <FillVariant title={variant.title} filling={filling} isOneOfSeveral />
      </div>
      <div className="px-5 pt-3 pb-4">
        {isMarked ? (
          <MarkedText
            title={variant.title}
            name={variant.id}
            original={original}
            edits={variant.edits}
            blanksOf={card.blanksOf}
            decisions={{ ...decisions, marks: card.marks }}
          />
        ) : (
          <PromptText text={filling.text} blanks={filling.left} filled={filling.filled} />
        )}
      </div>
      <div className="flex flex-col gap-3 border-t border-line px-5 py-4">
        <LostNotice lost={lost} onUndo={decisions.undo} />
        <AssumptionList original={original} edits={variant.edits} decisions={decisions} />
        <VariantReasons variant={variant} account={account} />
        {isMarked && <ChangeList original={original} edits={variant.edits} decisions={decisions} />}
      </div>
    </article>
  )
}

/** What the person decided and filled in, and the text that comes out. */
function useVariant(original: string, variant: Variant, work: EditorWork) {
  const decisions = useDecisions(original, variant, work.gateway.promptId)
  const filling = useFilling(decisions.content, work.gateway)
  const kind = kindOfResult(work.engine.result)
  const assessment = useLastAssessment(filling.text, { original, kind })
  const blanksOf = useMemo(() => blanksWithin(variant.blanks), [variant.blanks])
  const marks = useMemo(
    () => filledMarks(decisions.marks, decisions.verdicts, filling.answers),
    [decisions.marks, decisions.verdicts, filling.answers]
  )
  const account = useMemo(
    () => accountOf(variant, decisions.verdicts),
    [variant, decisions.verdicts]
  )
  // A blank that was answered is no loss.
  const lost = (assessment?.lost ?? []).filter((part) => part.kind !== 'blank')
  const accepted = acceptedIn(work, variant, filling.text)
  return { decisions, filling, assessment, blanksOf, marks, account, lost, accepted }
}

interface ScoreRowProps {
  variant: Variant
  card: ReturnType<typeof useVariant>
}

/** The score of the text as it is now, and why the variant is recommended. */
function ScoreRow({ variant, card: { filling, assessment } }: ScoreRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 px-5 pt-3 sm:flex-nowrap">
      <div className="sm:shrink-0">
        <VariantScore
          title={variant.title}
          written={filling.text === variant.content ? variant.score : null}
          blanks={filling.left.length}
          variables={variablesIn(filling.text).length}
          score={assessment?.score ?? null}
        />
      </div>
      {variant.recommendation && (
        <p className="text-sm text-muted">
          <Badge className="mr-2">{t('create.variant.recommended')}</Badge>
          {variant.recommendation}
        </p>
      )}
    </div>
  )
}

function acceptedIn({ accepted }: EditorWork, { id }: Variant, content: string) {
  return accepted?.variant === id && accepted.content === content ? accepted : null
}

/** The saved version of this variant, where it has fewer open blanks than the text that is shown. */
function fullerThan({ left }: OpenFilling, { accepted }: EditorWork, { id }: Variant) {
  if (accepted?.variant !== id) return null
  const count = left.length - readBlanks(accepted.content).length
  return count > 0 ? { version: accepted.version, count } : null
}
