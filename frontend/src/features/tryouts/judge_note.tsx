import { Gavel } from 'lucide-react'
import { Button } from '#frontend/components/button'
import type { Tryout } from '#frontend/features/tryouts/tryouts_api'
import { t } from '#frontend/lib/texts'
import { modelName, type ModelChoice } from '#frontend/lib/use_models'

interface Props {
  tryout: Tryout
  version: number
  /** The model that would judge. */
  judge: ModelChoice
  isPending: boolean
  mutate: (asked: { id: string; model: string }) => void
}

/** What a model says which answer is better, once the person knows which is which. */
export function JudgeNote({ tryout, version, judge, isPending, mutate }: Props) {
  const { id, isJudged, judgement } = tryout
  if (judgement) {
    return (
      <div className="max-w-[70ch] border-l-2 border-line pl-4">
        <p className="font-medium">
          {t(`tryouts.judge.verdict.${judgement.verdict}`, { version })}
        </p>
        <p className="mt-1 break-words">{judgement.reason}</p>
        <p className="mt-1 text-sm text-muted">
          {t('tryouts.judge.by', { model: modelName(judgement) })}
        </p>
      </div>
    )
  }
  if (isJudged) {
    return (
      <p role="status" className="text-sm text-muted">
        {t('tryouts.judge.waits')}
      </p>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button icon={Gavel} isBusy={isPending} onClick={() => mutate({ id, model: judge.id })}>
        {t(isPending ? 'tryouts.judge.asking' : 'tryouts.judge.ask')}
      </Button>
      <p className="text-sm text-muted">{t('tryouts.judge.help', { model: modelName(judge) })}</p>
    </div>
  )
}
