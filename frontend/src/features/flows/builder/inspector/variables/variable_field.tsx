import { type RefObject, useRef, useState } from 'react'
import type { SettingPath } from '#frontend/features/flows/builder/inspector/forms/setting'
import { schemaAt, useStepForm } from '#frontend/features/flows/builder/inspector/step_form'
import { CodeVariableField } from '#frontend/features/flows/builder/inspector/variables/code_variable_field'
import { useHeldLongText } from '#frontend/features/flows/builder/use_held_text'
import { placeOf } from '#frontend/features/flows/builder/inspector/problem_places'
import type { EditorHandle } from '#frontend/features/flows/builder/inspector/variables/editor_handle'
import { InsertVariable } from '#frontend/features/flows/builder/inspector/variables/insert_variable'
import { PlainVariableField } from '#frontend/features/flows/builder/inspector/variables/plain_variable_field'
import { useCodeEditor } from '#frontend/features/flows/builder/inspector/variables/use_code_editor'
import { useUnknownNames } from '#frontend/features/flows/builder/inspector/variables/use_unknown_names'

interface Props {
  path: SettingPath
  value: string
  size: 'line' | 'field' | 'prompt'
  label: string
  help?: string
  error?: string
  /** For what else acts in the text. */
  handle?: RefObject<EditorHandle | null>
}

/** A text with variables: completed as they are typed, or chosen from a menu. A plain field until the editor is there. */
export function VariableField({ path, handle: given, ...texts }: Props) {
  const { node, variables, set } = useStepForm()
  const own = useRef<EditorHandle>(null)
  const handle = given ?? own
  const [isHeld, setHeld] = useState(false)
  const editor = useCodeEditor(isHeld)
  const unknown = useUnknownNames(path)
  const aside = (
    <InsertVariable
      label={texts.label}
      variables={variables}
      onInsert={(text) => handle.current?.insert(text)}
    />
  )
  const { text, fault, change } = useHeldLongText({
    ...{ place: `${node.id} ${placeOf(path)}`, value: texts.value },
    most: schemaAt(node, path)?.maxLength,
    onChange: (next) => set(path, next, true),
  })
  const field = {
    ...{ ...texts, value: text, error: fault ?? texts.error },
    ...{ handle, aside, onChange: change },
  }
  return editor ? (
    <CodeVariableField {...field} editor={editor} unknown={unknown} />
  ) : (
    <PlainVariableField {...field} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)} />
  )
}
