import { Popover } from 'radix-ui'
import type { Score } from '#app/prompts/domain/types'
import { DialFace } from '#frontend/components/score/dial_face'
import { ScoreParts } from '#frontend/components/score/score_parts'
import { t } from '#frontend/lib/texts'

interface Props {
  /** What the number is the score of. */
  label: string
  score?: Score | null
  /** The number to show; by default the score as written now. */
  value?: number
  isLarge?: boolean
}

/** A score from 0 to 100. Once its parts are known it opens them. */
export function ScoreDial({ label, score, value = score?.value ?? 0, isLarge }: Props) {
  if (!score) {
    return (
      <span
        role="img"
        aria-label={t('kit.score.value', { label, value })}
        className="shrink-0 p-1.5"
      >
        <DialFace value={value} isLarge={isLarge} />
      </span>
    )
  }
  return (
    <Popover.Root>
      <Popover.Trigger
        aria-label={t('kit.score.open', { label, value })}
        className="shrink-0 rounded-control p-1.5 hover:bg-sunken data-[state=open]:bg-sunken"
      >
        <DialFace value={value} isLarge={isLarge} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          aria-label={t('kit.score.title')}
          className="floating w-[min(360px,calc(100vw-24px))] animate-rise outline-none"
        >
          <div
            role="group"
            aria-label={t('kit.score.title')}
            tabIndex={0}
            className="max-h-(--radix-popover-content-available-height) overflow-y-auto rounded-card p-4"
          >
            <ScoreParts score={score} />
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
