import { Popover } from 'radix-ui'
import type { Verdict } from '#app/prompts/domain/decisions'
import { isOwnWish } from '#app/prompts/domain/findings/own_wishes'
import type { Edit } from '#app/prompts/domain/types'
import { Button } from '#frontend/components/button'
import { changedWords } from '#frontend/prompts/changed_words'
import { useRuleChoice } from '#frontend/features/create/marks/use_rule_choice'
import { classNames } from '#frontend/lib/class_names'
import { t } from '#frontend/lib/texts'

interface Props {
  /** The text that the edit changes. */
  original: string
  edit: Edit
  /** The place of the edit among those of the variant. */
  index: number
  verdict: Verdict | null
  isCurrent: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onDecide: (verdict: Verdict | null) => void
}

/** Keeps the number on the line of its last word. */
const NO_BREAK = '\u2060'
const LOOKS = { accepted: 'text-muted', rejected: 'text-muted line-through', open: 'text-link' }

/** The number of a change, and in the margin the reason for it and what can be decided. */
export function MarkNote(props: Props) {
  const { original, edit, index, verdict, isCurrent, isOpen, onOpenChange } = props
  const state = verdict ?? 'open'
  const number = index + 1
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      {NO_BREAK}
      <Popover.Trigger asChild>
        <button
          type="button"
          data-edit={index}
          tabIndex={isCurrent ? 0 : -1}
          aria-label={t(`create.marks.change.${state}`, {
            number,
            text: changedWords(original, edit),
            reason: edit.reason,
          })}
          className={classNames(
            'relative top-[-0.35em] ml-0.5 rounded-xs px-0.5 text-xs leading-none tabular-nums select-none after:absolute after:-inset-2 focus-visible:bg-sunken data-[state=open]:bg-sunken',
            LOOKS[state]
          )}
        >
          {number}
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          side="bottom"
          align="start"
          sideOffset={6}
          collisionPadding={12}
          aria-label={t('create.marks.note', { number })}
          className="floating w-[min(340px,calc(100vw-24px))] animate-rise p-4 text-sm outline-none"
        >
          <Note {...props} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function Note({ original, edit, verdict, onDecide, onOpenChange }: Props) {
  const choose = useRuleChoice()
  const decide = (chosen: Verdict) => onDecide(verdict === chosen ? null : chosen)
  return (
    <>
      <p className="font-medium">{edit.reason}</p>
      <p className="mt-1 break-words text-muted">{changedWords(original, edit)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" aria-pressed={verdict === 'accepted'} onClick={() => decide('accepted')}>
          {t('create.marks.accept')}
        </Button>
        <Button size="sm" aria-pressed={verdict === 'rejected'} onClick={() => decide('rejected')}>
          {t('create.marks.reject')}
        </Button>
      </div>
      {!isOwnWish(edit.rule) && (
        <div className="mt-3 flex flex-wrap items-center gap-x-1 border-t border-line pt-2">
          <span className="text-muted">{t('create.marks.from')}</span>
          {(['always', 'never'] as const).map((choice) => (
            <Button
              key={choice}
              size="sm"
              variant="ghost"
              onClick={() => {
                onOpenChange(false)
                choose(edit.rule, edit.reason, choice)
              }}
            >
              {t(`create.marks.${choice}`)}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
