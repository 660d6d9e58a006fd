import { Compartment, EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { type MouseEvent, type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import type { EditorHandle } from '#frontend/features/flows/builder/inspector/variables/editor_handle'
import {
  type EditorCalls,
  editorExtensions,
  isExternal,
} from '#frontend/features/flows/builder/inspector/variables/editor_state'
import {
  type KnownNames,
  setNames,
} from '#frontend/features/flows/builder/inspector/variables/known_names'
import { changeBetween } from '#frontend/features/flows/builder/inspector/variables/text_change'
import { classNames } from '#frontend/lib/class_names'

interface Props extends KnownNames, EditorCalls {
  label: string
  value: string
  size: 'line' | 'field' | 'prompt'
  /** Those that tie it to its label, its help and its error. */
  attributes: { 'id': string; 'aria-invalid'?: true; 'aria-describedby'?: string }
  handle: RefObject<EditorHandle | null>
}

const SIZES = {
  line: 'min-h-10 py-2 text-sm leading-normal',
  field: 'max-h-[50vh] min-h-24 py-2.5 text-sm leading-relaxed',
  prompt: 'max-h-[60vh] min-h-48 py-3 text-base leading-relaxed',
}

/** A text field that highlights and completes variables. Tab leaves it. */
export function CodeEditor(props: Props) {
  const { size, handle } = props
  const host = useRef<HTMLDivElement>(null)
  const view = useEditorView(host, props)
  useImperativeHandle(handle, () => ({
    insert: (text) => {
      view.current?.dispatch(view.current.state.replaceSelection(text), { userEvent: 'input' })
      view.current?.focus()
    },
    select: ({ start, end }) => {
      view.current?.dispatch({ selection: { anchor: start, head: end }, scrollIntoView: true })
      view.current?.focus()
    },
  }))
  // The text may be shorter than its field, and a press below the text is meant for it too.
  const focusText = (event: MouseEvent) => {
    if (!view.current || view.current.contentDOM.contains(event.target as Node)) return
    event.preventDefault()
    view.current.dispatch({ selection: { anchor: view.current.state.doc.length } })
    view.current.focus()
  }
  return (
    <div
      ref={host}
      onMouseDown={focusText}
      className={classNames(
        'w-full overflow-y-auto rounded-control border border-line-strong bg-raised px-3 transition-colors focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus hover:border-muted has-[[aria-invalid]]:border-danger',
        SIZES[size]
      )}
    />
  )
}

function useEditorView(host: RefObject<HTMLDivElement | null>, props: Props) {
  const { value, variables, unknown, label, attributes } = props
  const view = useRef<EditorView | null>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    const made = openEditor(host.current!, latest)
    view.current = made.view
    return () => {
      made.view.destroy()
      view.current = null
    }
  }, [host])
  useEffect(() => {
    const known = view.current?.state.doc.toString() ?? value
    if (!view.current || known === value) return
    view.current.dispatch({
      changes: changeBetween(known, value),
      annotations: isExternal.of(true),
    })
  }, [value])
  useEffect(() => {
    view.current?.dispatch({ effects: setNames.of({ variables, unknown }) })
  }, [variables, unknown])
  const { id, 'aria-invalid': isInvalid, 'aria-describedby': describedBy } = attributes
  useEffect(() => {
    const named = attributesOf(label, { id, isInvalid, describedBy })
    view.current?.dispatch({ effects: compartment.reconfigure(named) })
  }, [label, id, isInvalid, describedBy])
  return view
}

const compartment = new Compartment()

function attributesOf(
  label: string,
  { id, isInvalid, describedBy }: { id: string; isInvalid?: true; describedBy?: string }
) {
  return EditorView.contentAttributes.of({
    'id': id,
    'aria-label': label,
    'autocapitalize': 'sentences',
    'spellcheck': 'true',
    ...(isInvalid && { 'aria-invalid': 'true' }),
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
  })
}

function openEditor(parent: HTMLElement, latest: RefObject<Props>) {
  const { value, size } = latest.current
  const options = { calls: () => latest.current, isLine: size === 'line' }
  const state = EditorState.create({
    doc: value,
    extensions: [compartment.of([]), editorExtensions(options)],
  })
  return { view: new EditorView({ parent, state }) }
}
