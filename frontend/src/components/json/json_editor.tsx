import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { jsonLanguage } from '@codemirror/lang-json'
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language'
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint'
import { Compartment, EditorState } from '@codemirror/state'
import { EditorView, keymap, placeholder } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { useEffect, useRef } from 'react'
import type { Place } from '#frontend/components/json/json_places'

export interface PlacedFault extends Place {
  message: string
}

interface Props {
  label: string
  value: string
  /** Shown where nothing is written yet. */
  sample?: string
  faults: readonly PlacedFault[]
  /** Those that tie it to its label, its help and its error. */
  attributes: { 'id': string; 'aria-invalid'?: true; 'aria-describedby'?: string }
  onChange: (text: string) => void
}

/** A field for JSON that colors it and marks what is wrong. Tab leaves it. */
export function JsonEditor(props: Props) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    const made = openEditor(host.current!, latest.current, (text) => latest.current.onChange(text))
    view.current = made
    return () => made.destroy()
  }, [])
  const { faults, value, label, attributes } = props
  useEffect(() => {
    const now = view.current
    // A text from elsewhere, such as an example, takes the place of what was written.
    if (!now || now.state.doc.toString() === value) return
    now.dispatch({ changes: { from: 0, to: now.state.doc.length, insert: value } })
  }, [value])
  const named = JSON.stringify(attributesOf(label, attributes))
  useEffect(() => {
    const content = EditorView.contentAttributes.of(JSON.parse(named) as Record<string, string>)
    view.current?.dispatch({ effects: compartment.reconfigure(content) })
  }, [named])
  useEffect(() => {
    const now = view.current
    // The faults of a text that has changed since point elsewhere.
    if (!now || now.state.doc.toString() !== value) return
    now.dispatch(setDiagnostics(now.state, faults.map(diagnosticOf)))
  }, [faults, value])
  return (
    <div
      ref={host}
      className="max-h-[40vh] min-h-32 w-full overflow-y-auto rounded-control border border-line-strong bg-raised py-2 font-mono text-sm transition-colors focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus hover:border-muted has-[[aria-invalid]]:border-danger"
    />
  )
}

const diagnosticOf = ({ from, to, message }: PlacedFault): Diagnostic => ({
  ...{ from, to, message, severity: 'error' },
})

function openEditor(
  parent: HTMLElement,
  { value, sample = '' }: Props,
  onChange: (text: string) => void
): EditorView {
  const extensions = [
    ...[jsonLanguage, history(), bracketMatching(), indentOnInput(), lintGutter()],
    ...[syntaxHighlighting(COLORS), LOOK, EditorView.lineWrapping, nonce()],
    keymap.of([...defaultKeymap, ...historyKeymap]),
    compartment.of([]),
    placeholder(() => sampleOf(sample)),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) onChange(state.doc.toString())
    }),
  ]
  return new EditorView({ parent, state: EditorState.create({ doc: value, extensions }) })
}

/** The lines of the sample, as they would be written. */
function sampleOf(sample: string): HTMLElement {
  const lines = document.createElement('span')
  lines.textContent = sample
  lines.className = 'whitespace-pre-wrap'
  return lines
}

const compartment = new Compartment()

/** An attribute that does not hold is left out. */
const attributesOf = (label: string, attributes: Props['attributes']): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...attributes, 'aria-label': label })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)])
  )

/** The content policy takes the styles of the editor with the nonce of the page. */
function nonce() {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  return meta ? EditorView.cspNonce.of(meta.nonce) : []
}

const COLORS = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--ink)', fontWeight: '600' },
  { tag: tags.string, color: 'var(--success)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--link)' },
  { tag: tags.punctuation, color: 'var(--muted)' },
])

const LOOK = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--ink)', minHeight: '7rem', outline: 'none' },
  '.cm-placeholder': { color: 'var(--muted)', whiteSpace: 'pre-wrap' },
  '.cm-gutters': { backgroundColor: 'transparent', border: 'none' },
  '.cm-tooltip': {
    border: '1px solid var(--line)',
    borderRadius: '8px',
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
  },
})
