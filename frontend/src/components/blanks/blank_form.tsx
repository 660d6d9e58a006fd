import { Check, Eraser, Undo2 } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import type { BlankField as Field } from '#app/prompts/domain/blanks/blank_fields'
import { isAnswer } from '#app/prompts/domain/blanks/fill_blanks'
import { BlankField } from '#frontend/components/blanks/blank_field'
import { Button } from '#frontend/components/button'
import type { AnswerKeeper, AnswersView } from '#frontend/lib/storage/answer_keeper'
import { useFactShelf } from '#frontend/lib/facts/use_fact_shelf'
import { matchesShortcut } from '#frontend/lib/keys'
import { t } from '#frontend/lib/texts'

export interface BlankFormProps {
  fields: Field[]
  view: AnswersView
  keeper: AnswerKeeper
  /** What else there is to say of the text, such as its score. */
  note?: ReactNode
  /** Why the text cannot be used as it is now. */
  problem?: string | null
  /** There are other texts that get the same answers. */
  isShared?: boolean
}

interface Props extends BlankFormProps {
  id: string
  onDone: () => void
}

/** One field for each thing that a text asks for; what is typed stands in the text at once. */
export function BlankForm({ id, fields, view, keeper, note, problem, isShared, onDone }: Props) {
  const titleId = useId()
  const facts = useFactShelf()
  const form = useRef<HTMLDivElement>(null)
  const filled = fields.filter(({ key }) => isAnswer(view.answers.get(key))).length
  useFirstFocus(form, fields, view)
  return (
    <div
      ref={form}
      id={id}
      role="group"
      aria-labelledby={titleId}
      onKeyDown={(event) => closesForm(event) && onDone()}
      className="rounded-card border border-line bg-sunken p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p id={titleId} className="font-semibold">
          {t('blanks.title')}
        </p>
        <p role="status" className="text-sm text-muted tabular-nums">
          {t('blanks.progress', { filled, total: fields.length })}
        </p>
      </div>
      <p className="mt-1 max-w-[70ch] text-sm text-muted">
        {t('blanks.lead')} {isShared && t('blanks.shared')}
      </p>
      <div className="mt-4 grid max-w-[70ch] gap-4">
        {fields.map((field) => (
          <BlankField
            key={field.key}
            field={field}
            answer={view.answers.get(field.key) ?? ''}
            facts={facts}
            onAnswer={(answer) => keeper.answer(field.key, answer)}
            onRest={() => keeper.rest()}
          />
        ))}
      </div>
      {problem && (
        <p role="alert" className="mt-4 text-sm text-danger">
          {problem}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button icon={Check} size="sm" onClick={onDone}>
          {t('blanks.done')}
        </Button>
        <Button
          icon={Undo2}
          size="sm"
          variant="ghost"
          aria-disabled={!view.canUndo}
          onClick={() => keeper.undo()}
        >
          {t('blanks.undo')}
        </Button>
        <Button
          icon={Eraser}
          size="sm"
          variant="ghost"
          aria-disabled={filled === 0}
          onClick={() => keeper.empty(fields.map(({ key }) => key))}
        >
          {t('blanks.empty')}
        </Button>
        {note}
      </div>
    </div>
  )
}

/** Escape, and what does the primary action of the screen elsewhere; the screen hears nothing of either. */
function closesForm(event: KeyboardEvent): boolean {
  const { nativeEvent: press, key } = event
  if (event.defaultPrevented || press.isComposing) return false
  const isDone = matchesShortcut('mod+enter', press)
  if (!isDone && key !== 'Escape') return false
  if (isDone) event.preventDefault()
  event.stopPropagation()
  return true
}

/** When the form opens, the first empty field has the focus. */
function useFirstFocus(
  form: { current: HTMLElement | null },
  fields: Field[],
  { answers }: AnswersView
): void {
  const first = useRef(fields.findIndex(({ key }) => !isAnswer(answers.get(key))))
  useEffect(() => {
    const open = form.current?.querySelectorAll('[data-blank]')[Math.max(0, first.current)]
    open?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [form])
}
