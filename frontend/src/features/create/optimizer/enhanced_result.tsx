import { Link } from 'react-router'
import type { Score } from '#app/prompts/domain/types'
import { Button } from '#frontend/components/button'
import { FillVariant } from '#frontend/features/create/fill_variant'
import type { Optimized } from '#frontend/features/create/optimizer/optimized'
import { VersionScore } from '#frontend/features/create/prompt_score'
import type { Accepted } from '#frontend/prompts/prompt_start'
import { PromptText } from '#frontend/features/create/marks/prompt_text'
import { ReasonList } from '#frontend/features/create/marks/reason_list'
import { ToldLines } from '#frontend/features/create/marks/told_lines'
import type { OpenFilling } from '#frontend/features/create/use_filling'
import { UseMenu } from '#frontend/features/create/use_menu'
import { copiedMasked, usePromptActions } from '#frontend/features/create/use_prompt_actions'
import { useSaving } from '#frontend/features/create/use_saving'
import { t } from '#frontend/lib/texts'
import { useLastJudgement } from '#frontend/lib/use_judgement'

interface Props {
  /** Its content is filled. */
  result: Optimized
  filling: OpenFilling
  isStale: boolean
  accepted: Accepted | null
  promptId: string | null
  onSave: () => Promise<number | null>
}

/** The enhanced prompt with its score, its reasons, and the way to keep it. */
export function EnhancedResult(props: Props) {
  const { result, filling } = props
  const { content, variant, leftAlone } = result
  const judgement = useLastJudgement(content)
  const title = variant?.title ?? t('create.optimizer.original')
  return (
    <div className="flex flex-col gap-5">
      {props.isStale && <Hint text={t('create.optimizer.changed')} />}
      {result.notice && <Hint text={result.notice} />}
      {leftAlone && <Hint text={t(`create.leftAlone.${leftAlone}`)} />}
      <PromptText text={content} blanks={filling.left} filled={filling.filled} />
      <FillVariant title={title} filling={filling} />
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4">
        <VersionScore
          title={title}
          {...figuresOf(result, filling, judgement?.score ?? null)}
          blanks={filling.left.length}
          score={judgement?.score ?? null}
        />
        <Keeping {...props} />
      </div>
      {variant && (
        <section>
          <h4 className="text-sm font-semibold">{t('create.optimizer.why')}</h4>
          <ReasonList edits={variant.edits} />
          <p className="mt-3 max-w-[70ch] text-sm text-muted">
            {[variant.reasoning, variant.recommendation].filter(Boolean).join(' ')}
          </p>
        </section>
      )}
      <ToldLines title={t('create.model.assumed')} lines={variant?.assumptions} />
      <ToldLines title={t('create.model.asks')} lines={variant?.questions} />
      {props.promptId && (
        <Link to={`/prompt-editor?id=${props.promptId}`} className="text-link self-start text-sm">
          {t('create.optimizer.seeAll')}
        </Link>
      )}
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

function Keeping({ result, isStale, accepted, promptId, onSave }: Props) {
  const { isSaving, save } = useSaving(onSave)
  const { openIn } = usePromptActions(promptId)
  const copied = {
    title: t('create.optimizer.copied'),
    text: t('create.optimizer.copiedEnhanced'),
  }
  return (
    <div className="flex items-center gap-2">
      <UseMenu
        name={t('create.variant.use')}
        text={result.content}
        onUse={(tool, text, isMasked) =>
          void openIn(
            tool,
            text,
            result.variant?.id ?? 'original',
            isMasked ? copiedMasked() : copied
          )
        }
      />
      {accepted ? (
        <p role="status" className="text-sm text-muted">
          {t('create.optimizer.kept', { version: accepted.version })}
        </p>
      ) : (
        <Button variant={isStale ? 'secondary' : 'primary'} isBusy={isSaving} onClick={save}>
          {t(isSaving ? 'create.optimizer.saving' : 'create.optimizer.save')}
        </Button>
      )}
    </div>
  )
}

function Hint({ text }: { text: string }) {
  return (
    <p role="status" className="rounded-control bg-sunken px-3 py-2 text-sm">
      {text}
    </p>
  )
}
