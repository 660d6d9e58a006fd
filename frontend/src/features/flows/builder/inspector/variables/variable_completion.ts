import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import type { EditorView } from '@codemirror/view'
import { knownNames } from '#frontend/features/flows/builder/inspector/variables/known_names'
import {
  namesOf,
  originLabel,
  originText,
} from '#frontend/features/flows/builder/inspector/variables/variable_text'

const OPEN = /\{\{[^{}\n]*$/
const MAX_LENGTH = 200

/** Offers names after two braces, and wherever they are asked for (Control and Space). */
export function completeVariable(context: CompletionContext): CompletionResult | null {
  const open = context.matchBefore(OPEN)
  if (!open && !context.explicit) return null
  const { variables } = context.state.field(knownNames)
  const options = namesOf(variables).map(({ name, variable }): Completion => {
    const [label, detail] = [name, originLabel(variable)]
    return { label, detail, info: originText(variable), apply: applyName }
  })
  const from = open ? open.from + 2 : context.pos
  return options.length === 0 ? null : { from, options, validFor: /^[^{}\n]*$/ }
}

/** Writes the name with the braces that are not there yet. */
function applyName(view: EditorView, { label }: Completion, from: number, to: number): void {
  const around = view.state.sliceDoc(Math.max(0, from - 2), from)
  const behind = view.state.sliceDoc(to, to + MAX_LENGTH)
  const opening = around === '{{' ? '' : '{{'
  const isClosed = behind.startsWith('}}')
  const insert = opening + label + (isClosed ? '' : '}}')
  const caret = from + insert.length + (isClosed ? 2 : 0)
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: caret },
    userEvent: 'input.complete',
  })
}

export const variableCompletion = autocompletion({
  // In an unfinished variable Enter always means the list, however fast somebody types.
  interactionDelay: 0,
  override: [completeVariable],
  icons: false,
  activateOnTyping: true,
})
