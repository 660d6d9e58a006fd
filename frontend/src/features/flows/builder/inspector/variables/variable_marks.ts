import { type EditorState, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'
import {
  knownNames,
  setNames,
} from '#frontend/features/flows/builder/inspector/variables/known_names'
import { variablePlaces } from '#frontend/features/flows/builder/inspector/variables/variable_places'

const KNOWN = Decoration.mark({ class: 'cm-variable' })
const UNKNOWN = Decoration.mark({ class: 'cm-variable cm-unknown-variable' })

function marksIn(state: EditorState): DecorationSet {
  const unknown = new Set(state.field(knownNames).unknown.map(({ key }) => key))
  return Decoration.set(
    variablePlaces(state.doc.toString()).map(({ start, end, key }) =>
      (unknown.has(key) ? UNKNOWN : KNOWN).range(start, end)
    )
  )
}

/** Highlights variables, and underlines those that refer to nothing. */
export const variableMarks = StateField.define<DecorationSet>({
  create: marksIn,
  update: (marks, { docChanged, effects, state }) =>
    docChanged || effects.some((effect) => effect.is(setNames)) ? marksIn(state) : marks,
  provide: (field) => EditorView.decorations.from(field),
})
