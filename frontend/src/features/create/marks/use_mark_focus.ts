import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import type { Verdict } from '#app/prompts/domain/decisions'
import { keyAction } from '#frontend/features/create/marks/mark_keys'
import type { EditDecisions } from '#frontend/features/create/marks/use_decisions'

/** Which mark of a text has the focus and which one is open, and what keys and clicks do with it. */
export function useMarkFocus(decisions: EditDecisions) {
  const { marks, verdicts } = decisions
  const order = marks.flatMap(({ edit }) => edit ?? [])
  const { region, current, setCurrent, focus, keepFocus } = useCurrentMark()
  const [open, setOpen] = useState<number | null>(null)
  const here = current !== null && order.includes(current) ? current : order[0]

  const step = (by: number) => {
    const next = order[order.indexOf(here) + by]
    if (next !== undefined) focus(next)
  }
  const settle = (edit: number, verdict: Verdict | null) => {
    decisions.decide([edit], verdict)
    setOpen(null)
    keepFocus(nextUndecided(order, edit, verdicts) ?? edit)
  }
  const openMark = (edit: number, isOpen: boolean) => {
    setCurrent(edit)
    setOpen(isOpen ? edit : null)
  }
  const press = (event: KeyboardEvent) => {
    const action = keyAction(event)
    if (!action) return
    event.preventDefault()
    if (action === 'next' || action === 'previous') step(action === 'next' ? 1 : -1)
    else if (action === 'undo' || action === 'redo') decisions[action]()
    else settle(here, action)
  }
  const openAt = ({ target }: MouseEvent) => {
    const mark = markAt(target)
    if (mark !== null && getSelection()?.isCollapsed !== false) openMark(mark, true)
  }
  return { region, here, open, openMark, press, openAt, settle }
}

/** The mark that the keys act on. It has the focus if it is on the screen. */
function useCurrentMark() {
  const [current, setCurrent] = useState<number | null>(null)
  const region = useRef<HTMLDivElement>(null)
  const focused = useRef<number | null>(null)
  const focus = (edit: number) => {
    focused.current = edit
    setCurrent(edit)
    region.current?.querySelector<HTMLElement>(`button[data-edit="${edit}"]`)?.focus()
  }
  /** Focuses a mark now, and again after a closing note has returned the focus to its own mark. */
  const keepFocus = (edit: number) => {
    focus(edit)
    requestAnimationFrame(() => {
      if (focused.current === edit) focus(edit)
    })
  }
  return { region, current, setCurrent, focus, keepFocus }
}

/** The next edit that waits for a decision, from the top again behind the last. */
function nextUndecided(order: number[], edit: number, verdicts: EditDecisions['verdicts']) {
  const later = [...order.slice(order.indexOf(edit) + 1), ...order]
  return later.find((one) => one !== edit && verdicts[one] === null)
}

function markAt(target: EventTarget): number | null {
  const mark = target instanceof Element ? target.closest<HTMLElement>('[data-mark]') : null
  return mark && Number(mark.dataset.mark)
}
