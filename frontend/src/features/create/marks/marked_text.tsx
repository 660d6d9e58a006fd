import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import type { Verdict } from '#app/prompts/domain/decisions'
import type { Blank, Edit } from '#app/prompts/domain/types'
import { MarkNote } from '#frontend/features/create/marks/mark_note'
import { keyAction } from '#frontend/features/create/marks/mark_keys'
import { MarkWords } from '#frontend/features/create/marks/mark_words'
import { PromptWords } from '#frontend/features/create/marks/prompt_text'
import type { EditDecisions } from '#frontend/features/create/marks/use_decisions'
import { t } from '#frontend/lib/texts'

interface Props {
  title: string
  /** Tells it apart from other marked texts on the screen. */
  name: string
  /** The text that the edits change. */
  original: string
  edits: Edit[]
  blanksOf: (text: string) => Blank[]
  decisions: EditDecisions
}

/**
 * A text with an editor's marks. Each change ends with a button that opens its reason; arrows lead
 * from one to the next, and single keys decide while one of them has the focus.
 */
export function MarkedText({ title, name, original, edits, blanksOf, decisions }: Props) {
  const { marks, verdicts } = decisions
  const order = marks.flatMap(({ edit }) => edit ?? [])
  const [current, setCurrent] = useState<number | null>(null)
  const [open, setOpen] = useState<number | null>(null)
  const region = useRef<HTMLDivElement>(null)
  const here = current !== null && order.includes(current) ? current : order[0]

  const focus = (edit: number) => {
    setCurrent(edit)
    region.current?.querySelector<HTMLElement>(`button[data-edit="${edit}"]`)?.focus()
  }
  const step = (by: number) => {
    const next = order[order.indexOf(here) + by]
    if (next !== undefined) focus(next)
  }
  const settle = (edit: number, verdict: Verdict | null) => {
    decisions.decide([edit], verdict)
    setOpen(null)
    const later = [...order.slice(order.indexOf(edit) + 1), ...order]
    const next = later.find((one) => one !== edit && verdicts[one] === null)
    requestAnimationFrame(() => focus(next ?? edit))
  }
  const press = (event: KeyboardEvent) => {
    const action = keyAction(event)
    if (!action) return
    event.preventDefault()
    if (action === 'next') step(1)
    else if (action === 'previous') step(-1)
    else if (action === 'undo') decisions.undo()
    else if (action === 'redo') decisions.redo()
    else settle(here, action)
  }
  const openAt = ({ target }: MouseEvent) => {
    const mark = target instanceof Element ? target.closest<HTMLElement>('[data-mark]') : null
    if (!mark || getSelection()?.isCollapsed === false) return
    setCurrent(Number(mark.dataset.mark))
    setOpen(Number(mark.dataset.mark))
  }

  return (
    <div
      ref={region}
      role="group"
      aria-label={t('create.marks.region', { title })}
      aria-describedby={`${name}-keys`}
      onKeyDown={press}
      onClick={openAt}
    >
      <p className="prompt-text">
        {marks.map((mark, at) => {
          if (mark.edit === null) {
            return <PromptWords key={`kept ${at}`} text={mark.text} blanks={blanksOf(mark.text)} />
          }
          const { edit } = mark
          return (
            <MarkWords key={edit} mark={mark} verdict={verdicts[edit]} blanksOf={blanksOf}>
              <MarkNote
                original={original}
                edit={edits[edit]}
                index={edit}
                verdict={verdicts[edit]}
                isCurrent={edit === here}
                isOpen={open === edit}
                onOpenChange={(isOpen) => {
                  setCurrent(edit)
                  setOpen(isOpen ? edit : null)
                }}
                onDecide={(verdict) => settle(edit, verdict)}
              />
            </MarkWords>
          )
        })}
      </p>
      <p id={`${name}-keys`} className="sr-only">
        {t('create.marks.keys')}
      </p>
    </div>
  )
}
