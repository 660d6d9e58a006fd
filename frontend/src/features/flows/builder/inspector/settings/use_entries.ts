import { useLayoutEffect, useRef, useState } from 'react'
import type { Values } from '#frontend/features/flows/builder/inspector/forms/setting'
import { moved, without } from '#frontend/features/flows/builder/inspector/settings/list_changes'
import type { SettingProps } from '#frontend/features/flows/builder/inspector/settings/setting_props'
import { schemaAt, useStepForm } from '#frontend/features/flows/builder/inspector/step_form'

const FIELD = ':is(input, [contenteditable], select)'

/** The entries of a list, which of them is open, and what changes them. The focus follows each change. */
export function useEntries({ setting, path, value }: SettingProps<'list'>) {
  const { node, set } = useStepForm()
  const list = useRef<HTMLDivElement>(null)
  const entries = (Array.isArray(value) ? value : []) as Values[]
  const [open, setOpen] = useState(entries.length === 1 ? 0 : -1)
  const isFull = entries.length >= (schemaAt(node, path)?.maxItems ?? Infinity)

  /** What gets the focus once the list is drawn again, before the next key. */
  const wanted = useRef<string | null>(null)
  const focus = (selector: string) => (wanted.current = selector)
  useLayoutEffect(() => {
    if (wanted.current === null) return
    const target = list.current?.querySelector<HTMLElement>(`:scope > ${wanted.current}`)
    if (!target) return
    wanted.current = null
    target.focus()
  })
  const add = () => {
    set(path, [...entries, setting.create(entries)])
    setOpen(entries.length)
    focus(`ol > [data-entry="${entries.length}"] ${FIELD}`)
  }
  const move = (from: number, to: number) => {
    set(path, moved(entries, from, to))
    setOpen(open === from ? to : open === to ? from : open)
    focus(`ol > [data-entry="${to}"] [data-move="${to < from ? 'up' : 'down'}"]`)
  }
  const remove = (at: number) => {
    set(path, without(entries, at))
    setOpen(-1)
    focus('[data-add]')
  }
  const toggle = (at: number) => setOpen(open === at ? -1 : at)
  return { list, entries, open, toggle, add: isFull ? undefined : add, move, remove }
}
