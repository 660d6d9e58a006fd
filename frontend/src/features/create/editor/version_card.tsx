import { useId, useMemo, useState } from 'react'
import type { Variant } from '#app/prompts/domain/types'
import { Badge } from '#frontend/components/badge'
import type { Comparable } from '#frontend/components/compare_dialog'
import { accountOf, type Account } from '#frontend/features/create/editor/account_of'
import { AssumptionList } from '#frontend/features/create/marks/assumption_list'
import { blanksWithin } from '#frontend/features/create/editor/blanks_within'
import { ChangeList } from '#frontend/features/create/marks/change_list'
import { FillVariant } from '#frontend/features/create/fill_variant'
import { filledMarks } from '#frontend/features/create/marks/filled_marks'
import { ImprovementList } from '#frontend/features/create/marks/improvement_list'
import { LostNotice } from '#frontend/features/create/marks/lost_notice'
import { MarkToolbar } from '#frontend/features/create/marks/mark_toolbar'
import { MarkedText } from '#frontend/features/create/marks/marked_text'
import { VersionScore } from '#frontend/features/create/prompt_score'
import { PromptText } from '#frontend/features/create/marks/prompt_text'
import { ToldLines } from '#frontend/features/create/marks/told_lines'
import { useDecisions } from '#frontend/features/create/marks/use_decisions'
import { useFilling } from '#frontend/features/create/use_filling'
import { VersionActions } from '#frontend/features/create/editor/version_actions'
import type { EditorWork } from '#frontend/features/create/editor/version_list'
import { t } from '#frontend/lib/texts'
import { useLastJudgement } from '#frontend/lib/use_judgement'

interface Props {
  original: string
  variant: Variant
  work: EditorWork
  /** The original and all versions, to be compared. */
  others: Comparable[]
}

/** One of the three versions, with what changed and why, and what can be done with it. */
export function VersionCard({ original, variant, work, others }: Props) {
  const id = useId()
  const [isMarked, setMarked] = useState(true)
  const decisions = useDecisions(original, variant, work.doors.promptId)
  const filling = useFilling(decisions.content, work.doors)
  const judgement = useLastJudgement(filling.text, original)
  const isWhole = filling.text === variant.content
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
  const lost = (judgement?.lost ?? []).filter(({ kind }) => kind !== 'blank')

  return (
    <article
      aria-labelledby={id}
      className="min-w-0 rounded-card border border-line bg-raised"
      data-variant={variant.id}
    >
      <header className="flex flex-wrap items-start justify-between gap-4 px-5 pt-5">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <h3 id={id} className="text-lg font-semibold">
              {variant.title}
            </h3>
            {variant.recommendation && <Badge>{t('create.variant.recommended')}</Badge>}
          </div>
          {variant.recommendation && (
            <p className="mt-1 max-w-[60ch] text-sm text-muted">{variant.recommendation}</p>
          )}
        </div>
        <VersionScore
          title={variant.title}
          filled={isWhole ? variant.scoreFilled : (judgement?.score.filled ?? null)}
          written={isWhole ? variant.score : (judgement?.score.value ?? null)}
          blanks={filling.left.length}
          score={judgement?.score ?? null}
        />
      </header>
      <MarkToolbar
        title={variant.title}
        isMarked={isMarked}
        onMarked={setMarked}
        decisions={decisions}
      />
      <div className="grid gap-4 px-5 py-4">
        {isMarked ? (
          <MarkedText
            title={variant.title}
            name={variant.id}
            edits={variant.edits}
            blanksOf={blanksOf}
            decisions={{ ...decisions, marks }}
          />
        ) : (
          <PromptText text={filling.text} blanks={filling.left} filled={filling.filled} />
        )}
        <FillVariant title={variant.title} filling={filling} isOneOfSeveral />
      </div>
      <div className="flex flex-col gap-5 border-t border-line px-5 py-4">
        <LostNotice lost={lost} onUndo={decisions.undo} />
        <AssumptionList edits={variant.edits} decisions={decisions} />
        <Reasons variant={variant} account={account} />
        {isMarked && <ChangeList edits={variant.edits} decisions={decisions} />}
      </div>
      <VersionActions
        variant={variant}
        content={filling.text}
        account={account}
        isBlocked={lost.length > 0}
        work={work}
        others={others}
      />
    </article>
  )
}

function Reasons({ variant, account }: { variant: Variant; account: Account }) {
  const { assumptions, questions } = variant
  const { improvements, reasoning } = account
  return (
    <>
      {improvements.length > 0 && (
        <section>
          <h4 className="text-sm font-semibold">{t('create.variant.improvements')}</h4>
          <ImprovementList improvements={improvements} />
        </section>
      )}
      {reasoning !== '' && (
        <section>
          <h4 className="text-sm font-semibold">{t('create.variant.reasoning')}</h4>
          <p className="mt-1 max-w-[70ch] text-sm text-muted">{reasoning}</p>
        </section>
      )}
      <ToldLines title={t('create.model.assumed')} lines={assumptions} />
      <ToldLines title={t('create.model.asks')} lines={questions} />
    </>
  )
}
