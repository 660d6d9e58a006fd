import { EditorView } from '@codemirror/view'

/** The look of the other fields. */
export const editorTheme = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'transparent', width: '100%' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit' },
  '.cm-content': { padding: '0', caretColor: 'var(--ink)', minHeight: 'inherit', outline: 'none' },
  '.cm-line': { padding: '0' },
  '.cm-variable': {
    backgroundColor: 'var(--sunken)',
    borderRadius: '4px',
    fontFamily: 'var(--font-mono, ui-monospace, monospace)',
    fontSize: '0.92em',
    padding: '1px 2px',
  },
  '.cm-unknown-variable': {
    textDecoration: 'underline wavy var(--danger)',
    textUnderlineOffset: '3px',
    backgroundColor: 'var(--danger-soft)',
    color: 'var(--danger)',
  },
  '.cm-placeholder': { color: 'var(--muted)' },
  '.cm-tooltip': {
    border: '1px solid var(--line)',
    borderRadius: '10px',
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    boxShadow: '0 1px 2px var(--shadow), 0 8px 28px -6px var(--shadow)',
    overflow: 'hidden',
    zIndex: '50',
  },
  '.cm-variable-origin, .cm-completionInfo': {
    maxWidth: '20rem',
    padding: '8px 10px',
    fontSize: '0.75rem',
    lineHeight: '1.4',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'inherit',
    fontSize: '0.875rem',
    maxHeight: '14rem',
    maxWidth: 'min(22rem, 90vw)',
    padding: '4px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    padding: '5px 8px',
    borderRadius: '6px',
    color: 'var(--ink)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--sunken)',
    color: 'var(--ink)',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600' },
  '.cm-completionDetail': { marginLeft: '8px', fontStyle: 'normal', color: 'var(--muted)' },
})
