import { Eye, Scale, ThumbsUp } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#frontend/components/button'
import { lengthNotes } from '#frontend/components/fields/length_notes'
import { TextArea } from '#frontend/components/fields/text_area'
import type { Ballot, Tryout } from '#frontend/features/tryouts/tryouts_api'
import { t } from '#frontend/lib/texts'

const REASON_LENGTH = 500

interface Props {
  tryout: Tryout
  version: number
  isPending: boolean
  mutate: (cast: { id: string; ballot: Ballot }) => void
}

/** Which answer is better, said before it is known which is which. */
export function BallotBox({ tryout, version, isPending, mutate }: Props) {
  const titleId = useId()
  const { id, isRevealed, vote, canBeJudged } = tryout
  const cast = (ballot: Ballot) => mutate({ id, ballot })
  if (isRevealed) {
    return (
      <div className="grid gap-3">
        <p role="status" className="font-medium">
          {vote ? t(`tryouts.ballot.voted.${vote}`, { version }) : t('tryouts.ballot.unblind')}
        </p>
        {vote && <Reason tryout={tryout} onChange={(reason) => cast({ reason })} />}
      </div>
    )
  }
  const reveal = (
    <Button
      icon={Eye}
      variant="ghost"
      isBusy={isPending}
      onClick={() => cast({ isRevealed: true })}
    >
      {t('tryouts.ballot.reveal')}
    </Button>
  )
  if (!canBeJudged) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-sm text-muted">
          {t(tryout.isDemo ? 'tryouts.demoNote' : 'tryouts.ballot.onlyWhole')}
        </p>
        {reveal}
      </div>
    )
  }
  return (
    <div role="group" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg font-semibold">
        {t('tryouts.ballot.title')}
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button icon={ThumbsUp} isBusy={isPending} onClick={() => cast({ vote: 'a' })}>
          {t('tryouts.ballot.a')}
        </Button>
        <Button icon={Scale} isBusy={isPending} onClick={() => cast({ vote: 'tie' })}>
          {t('tryouts.ballot.tie')}
        </Button>
        <Button icon={ThumbsUp} isBusy={isPending} onClick={() => cast({ vote: 'b' })}>
          {t('tryouts.ballot.b')}
        </Button>
        {reveal}
      </div>
      <p className="mt-2 text-sm text-muted">{t('tryouts.ballot.revealHelp')}</p>
    </div>
  )
}

/** Kept when its field is left. */
function Reason({ tryout, onChange }: { tryout: Tryout; onChange: (reason: string) => void }) {
  const [text, setText] = useState(tryout.reason ?? '')
  const keep = () => {
    if (text.trim() !== (tryout.reason ?? '') && text.length <= REASON_LENGTH) onChange(text)
  }
  return (
    <TextArea
      label={t('tryouts.ballot.why')}
      className="max-w-[70ch]"
      value={text}
      {...lengthNotes(text, REASON_LENGTH)}
      help={tryout.reason && tryout.reason === text.trim() ? t('tryouts.ballot.kept') : undefined}
      onChange={({ target }) => setText(target.value)}
      onBlur={keep}
    />
  )
}
