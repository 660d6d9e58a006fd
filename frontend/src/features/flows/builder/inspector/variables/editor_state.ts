import { completionKeymap } from '@codemirror/autocomplete'
import { standardKeymap } from '@codemirror/commands'
import { Annotation, EditorState, type Extension } from '@codemirror/state'
import { EditorView, keymap, placeholder } from '@codemirror/view'
import { editorTheme } from '#frontend/features/flows/builder/inspector/variables/editor_theme'
import { knownNames } from '#frontend/features/flows/builder/inspector/variables/known_names'
import { variableCompletion } from '#frontend/features/flows/builder/inspector/variables/variable_completion'
import { variableHover } from '#frontend/features/flows/builder/inspector/variables/variable_hover'
import { variableMarks } from '#frontend/features/flows/builder/inspector/variables/variable_marks'
import { placeAt } from '#frontend/features/flows/builder/inspector/variables/variable_places'
import { t } from '#frontend/lib/texts'

/** A change that comes from outside of the editor, such as an undo. */
export const isExternal = Annotation.define<boolean>()

export interface EditorCalls {
  onChange: (text: string) => void
  /** The key of the variable in which the caret is; null where it is in none, or the focus elsewhere. */
  onPlace: (key: string | null) => void
  onUndo: () => void
  onRedo: () => void
}

interface Options {
  calls: () => EditorCalls
  isLine: boolean
}

/** What the editor of a text with variables consists of. The flow has the history, so that the editor needs none. */
export const editorExtensions = ({ calls, isLine }: Options): Extension => [
  ...[knownNames, variableMarks, variableHover, variableCompletion, editorTheme],
  EditorView.lineWrapping,
  EditorState.phrases.of({ Completions: t('inspector.variables.insert') }),
  styleNonce(),
  isLine ? oneLine : placeholder(t('inspector.variables.hint')),
  keymap.of([
    { key: 'Mod-z', preventDefault: true, run: () => done(calls().onUndo) },
    { key: 'Mod-y', preventDefault: true, run: () => done(calls().onRedo) },
    { key: 'Mod-Shift-z', preventDefault: true, run: () => done(calls().onRedo) },
    ...completionKeymap,
    ...(isLine ? [{ key: 'Enter', run: () => true }] : []),
    ...standardKeymap,
  ]),
  EditorView.updateListener.of(
    ({ docChanged, selectionSet, focusChanged, state, view, ...rest }) => {
      const isOwn = !rest.transactions.some((change) => change.annotation(isExternal))
      if (docChanged && isOwn) calls().onChange(state.doc.toString())
      if (docChanged || selectionSet || focusChanged) {
        const place = view.hasFocus
          ? placeAt(state.doc.toString(), state.selection.main.head)
          : null
        calls().onPlace(place?.key ?? null)
      }
    }
  ),
]

function done(act: () => void): true {
  act()
  return true
}

/** What is pasted into a text of one line loses its line breaks. */
const oneLine = EditorState.transactionFilter.of((change) =>
  change.docChanged && change.newDoc.lines > 1
    ? [
        change,
        {
          changes: { from: 0, to: change.newDoc.length, insert: joined(change.newDoc.toString()) },
          sequential: true,
        },
      ]
    : change
)

const joined = (text: string) => text.replace(/\s*\n\s*/g, ' ')

/** The content policy takes the styles of the editor with the nonce of the page. */
function styleNonce(): Extension {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  return meta ? EditorView.cspNonce.of(meta.nonce) : []
}
