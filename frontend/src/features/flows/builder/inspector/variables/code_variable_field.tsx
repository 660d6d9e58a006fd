import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { describe, FieldFrame } from '#frontend/components/fields/field_frame'
import { useStepForm } from '#frontend/features/flows/builder/inspector/step_form'
import type { CodeEditor } from '#frontend/features/flows/builder/inspector/variables/use_code_editor'
import type { UnknownName } from '#frontend/features/flows/builder/inspector/variables/use_unknown_names'
import {
  findVariable,
  originText,
} from '#frontend/features/flows/builder/inspector/variables/variable_text'

type EditorProps = ComponentProps<CodeEditor>

interface Props extends Pick<EditorProps, 'label' | 'value' | 'size' | 'handle' | 'onChange'> {
  editor: CodeEditor
  help?: string
  error?: string
  unknown: readonly UnknownName[]
  /** What stands beside the label. */
  aside: ReactNode
}

/** A text with variables in its editor, and where the variable at the caret comes from. */
export function CodeVariableField({ editor: Editor, help, error, aside, ...props }: Props) {
  const { variables, undo, redo } = useStepForm()
  const id = useId()
  const [place, setPlace] = useState<string | null>(null)
  const here = place === null ? undefined : findVariable(variables, place)
  return (
    <FieldFrame id={id} label={props.label} help={help} error={error} aside={aside}>
      <Editor
        {...props}
        variables={variables}
        attributes={describe(id, { help, error })}
        onPlace={setPlace}
        onUndo={undo}
        onRedo={redo}
      />
      <p aria-live="polite" className="text-xs text-muted empty:hidden">
        {here && originText(here)}
      </p>
    </FieldFrame>
  )
}
