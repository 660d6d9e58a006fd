import type { EditorState } from '@codemirror/state'
import { hoverTooltip } from '@codemirror/view'
import { knownNames } from '#frontend/features/flows/builder/inspector/variables/known_names'
import { placeAt } from '#frontend/features/flows/builder/inspector/variables/variable_places'
import {
  findVariable,
  originText,
} from '#frontend/features/flows/builder/inspector/variables/variable_text'

/** Explains a name: where its value comes from, or why it refers to nothing. */
function sentenceOf(state: EditorState, key: string): string | null {
  const { variables, unknown } = state.field(knownNames)
  const wrong = unknown.find((one) => one.key === key)
  if (wrong) return wrong.sentence
  const variable = findVariable(variables, key)
  return variable ? originText(variable) : null
}

/** Says where a variable comes from while the pointer is over it. */
export const variableHover = hoverTooltip(({ state }, position) => {
  const place = placeAt(state.doc.toString(), position)
  const sentence = place ? sentenceOf(state, place.key) : null
  if (!place || sentence === null) return null
  const create = () => {
    const dom = document.createElement('div')
    dom.className = 'cm-variable-origin'
    dom.textContent = sentence
    return { dom }
  }
  return { pos: place.start, end: place.end, above: true, create }
})
