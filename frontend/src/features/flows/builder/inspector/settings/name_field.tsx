import { useState } from 'react'
import { MAX_NAME_LENGTH } from '#app/flows/domain/limits'
import { nameFaultOf } from '#app/flows/domain/name_fault'
import { Field } from '#frontend/components/fields/field'
import { useStepForm } from '#frontend/features/flows/builder/inspector/step_form'

interface Props {
  label: string
  help?: string
  error?: string
  value: string
  /** The index of the field of an Ask that has the name; none for the step itself. */
  field?: number
  onRename: (name: string) => void
}

/**
 * A name that texts refer to. It changes when the field is left or Enter is pressed, because each change renames the
 * references too: a half-typed name could be that of another step. A name that cannot be used changes nothing.
 */
export function NameField({ label, help, error, value, field, onRename }: Props) {
  const { graph, node } = useStepForm()
  const [typed, setTyped] = useState<string | null>(null)
  const fault = typed === null ? null : nameFaultOf(graph, { nodeId: node.id, field }, typed)
  const commit = () => {
    if (typed === null || fault !== null) return
    setTyped(null)
    if (typed.trim() !== value) onRename(typed.trim())
  }
  return (
    <Field
      label={label}
      help={help}
      error={fault ?? error}
      value={typed ?? value}
      maxLength={MAX_NAME_LENGTH}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) commit()
        else if (key === 'Escape') setTyped(null)
      }}
    />
  )
}
