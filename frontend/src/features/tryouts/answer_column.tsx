import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { Letter } from '#app/prompts/domain/tryout/types'
import { Badge } from '#frontend/components/badge'
import { Card } from '#frontend/components/card'
import { CopyButton } from '#frontend/components/copy_button'
import { Spinner } from '#frontend/components/spinner'
import type { TriedAnswer, Tryout } from '#frontend/features/tryouts/tryouts_api'
import { countText, moneyText } from '#frontend/lib/figures'
import { t } from '#frontend/lib/texts'

interface Props {
  letter: Letter
  text: string
  isWriting: boolean
  /** Null while the answer is being written. */
  tryout: Tryout | null
}

/** One of the two answers. */
export function AnswerColumn({ letter, text, isWriting, tryout }: Props) {
  const id = useId()
  const answer = tryout?.[letter]
  return (
    <Card as="article" aria-labelledby={id} className="grid min-w-0 content-start gap-3">
      <header className="flex flex-wrap items-center gap-2">
        <h2 id={id} className="text-lg font-semibold">
          {t(`tryouts.answer.${letter}`)}
        </h2>
        {tryout && <AnswerBadges tryout={tryout} letter={letter} />}
        {text !== '' && !isWriting && (
          <span className="ml-auto">
            <CopyButton text={text} label={t(`tryouts.copy.${letter}`)} />
          </span>
        )}
      </header>
      <AnswerText text={text} isWriting={isWriting} />
      {answer?.message && (
        <p className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {answer.message}
        </p>
      )}
      {answer?.figures && (
        <p className="border-t border-line pt-3 text-sm text-muted tabular-nums">
          {wordsOf(answer.figures).join(' · ')}
        </p>
      )}
    </Card>
  )
}

/** Which of the two it answers, as soon as that is known. */
function AnswerBadges({ tryout, letter }: { tryout: Tryout; letter: Letter }) {
  const side = tryout[letter].figures?.side
  return (
    <>
      {side && (
        <Badge tone={side === 'version' ? 'success' : 'plain'}>
          {t(`tryouts.sides.${side}`, { version: tryout.version })}
        </Badge>
      )}
      {tryout.isDemo && <Badge tone="warning">{t('tryouts.isDemo')}</Badge>}
    </>
  )
}

function AnswerText({ text, isWriting }: Pick<Props, 'text' | 'isWriting'>) {
  if (text !== '') return <div className="prompt-text">{text}</div>
  if (!isWriting) return <p className="text-muted">{t('tryouts.nothing')}</p>
  return (
    <p className="flex items-center gap-2.5 text-muted">
      <Spinner />
      {t('tryouts.waiting')}
    </p>
  )
}

const MICROS = 1_000_000
const secondsOf = (ms: number) => (ms / 1000).toFixed(1)

function wordsOf(figures: NonNullable<TriedAnswer['figures']>): string[] {
  const { inputTokens, outputTokens, cost, firstTokenMs, durationMs } = figures
  const input = countText(inputTokens)
  return [
    t('tryouts.seconds', { seconds: secondsOf(durationMs) }),
    ...(firstTokenMs === null
      ? []
      : [t('tryouts.firstToken', { seconds: secondsOf(firstTokenMs) })]),
    t('tryouts.tokens', { input, output: countText(outputTokens) }),
    cost === null ? t('tryouts.unknownCost') : moneyText(cost * MICROS),
  ]
}
