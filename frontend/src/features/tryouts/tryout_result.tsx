import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { LETTERS } from '#app/prompts/domain/tryout/types'
import { AnswerColumn } from '#frontend/features/tryouts/answer_column'
import { BallotBox } from '#frontend/features/tryouts/ballot_box'
import { JudgeNote } from '#frontend/features/tryouts/judge_note'
import type { TryoutWork } from '#frontend/features/tryouts/use_tryout'
import { t } from '#frontend/lib/texts'
import type { ModelChoice } from '#frontend/lib/use_models'

interface Props {
  version: number
  work: TryoutWork
  /** The model that would judge, or null while none is known. */
  judge: ModelChoice | null
}

/** Both answers, as they are written and afterwards, and what is thought of them. */
export function TryoutResult({ version, work, judge }: Props) {
  const { state, tryout, texts } = work
  const place = useRef<HTMLElement>(null)
  const isShown = state === 'running' || tryout !== null
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown, tryout?.id])
  if (state === 'idle') return null
  return (
    <section
      ref={place}
      aria-label={t('tryouts.answers')}
      aria-busy={state === 'running'}
      className="grid gap-5"
    >
      <p role="status" className="text-sm text-muted">
        {statusOf(work)}
      </p>
      {state === 'failed' && (
        <p role="alert" className="flex items-start gap-2 text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {work.failure}
        </p>
      )}
      {(state !== 'failed' || texts.a + texts.b !== '') && (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          {LETTERS.map((letter) => (
            <AnswerColumn
              key={letter}
              letter={letter}
              text={tryout ? tryout[letter].text : texts[letter]}
              isWriting={state === 'running'}
              tryout={tryout}
            />
          ))}
        </div>
      )}
      {tryout && (
        <BallotBox key={tryout.id} tryout={tryout} version={version} {...work.balloting} />
      )}
      {tryout?.canBeJudged && judge?.kind === 'model' && (
        <JudgeNote tryout={tryout} version={version} judge={judge} {...work.judging} />
      )}
    </section>
  )
}

function statusOf({ state, tryout }: TryoutWork): string {
  if (state === 'running') return t('tryouts.running')
  if (state === 'stopped') return t('tryouts.stopped')
  if (state !== 'done' || !tryout) return ''
  return t((tryout.a.message ?? tryout.b.message) ? 'tryouts.partly' : 'tryouts.done')
}
