import { Link } from 'react-router'
import { Button } from '#frontend/components/button'
import type { Optimized } from '#frontend/features/create/optimized'
import { VersionScore } from '#frontend/features/create/prompt_score'
import type { Accepted } from '#frontend/features/create/prompt_start'
import { PromptText } from '#frontend/features/create/prompt_text'
import { ReasonList } from '#frontend/features/create/reason_list'
import { useJudgement } from '#frontend/lib/use_judgement'
import { UseMenu } from '#frontend/features/create/use_menu'
import { usePromptActions } from '#frontend/features/create/use_prompt_actions'
import { useSaving } from '#frontend/features/create/use_saving'
import { t } from '#frontend/lib/texts'

interface Props {
  result: Optimized
  isStale: boolean
  accepted: Accepted | null
  promptId: string | null
  onSave: () => Promise<number | null>
}

/** The enhanced prompt with its score, its reasons, and the way to keep it. */
export function EnhancedResult(props: Props) {
  const { content, variant, score, leftAlone } = props.result
  const judgement = useJudgement(content)
  return (
    <div className="flex flex-col gap-5">
      {props.isStale && <Hint text={t('create.optimizer.changed')} />}
      {leftAlone && <Hint text={t(`create.leftAlone.${leftAlone}`)} />}
      <PromptText text={content} blanks={variant?.blanks ?? judgement?.blanks ?? []} />
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4">
        <VersionScore
          title={variant?.title ?? t('create.optimizer.original')}
          filled={variant?.scoreFilled ?? score?.filled ?? null}
          written={variant?.score ?? score?.value ?? null}
          blanks={(variant?.blanks ?? judgement?.blanks)?.length ?? 0}
          score={judgement?.score ?? null}
        />
        <Keeping {...props} />
      </div>
      {variant && (
        <section>
          <h4 className="text-sm font-semibold">{t('create.optimizer.why')}</h4>
          <ReasonList edits={variant.edits} />
          <p className="mt-3 max-w-[70ch] text-sm text-muted">{variant.reasoning}</p>
        </section>
      )}
      {props.promptId && (
        <Link to={`/prompt-editor?id=${props.promptId}`} className="text-link self-start text-sm">
          {t('create.optimizer.seeAll')}
        </Link>
      )}
    </div>
  )
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
        onUse={(tool) =>
          void openIn(tool, result.content, result.variant?.id ?? 'original', copied)
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
