import { useEffect, useRef, useState } from 'react'
import { MAX_NAME_LENGTH } from '#app/flows/domain/values/limits'
import { nameFaultOf } from '#app/flows/domain/checks/name_fault'
import { Field } from '#frontend/components/fields/field'
import { useStepForm } from '#frontend/features/flows/builder/inspector/step_form'
import { useLatest } from '#frontend/lib/use_latest'

interface Props {
  label: string
  help?: string
  error?: string
  value: string
  /** The index of the field of an Ask that has the name; none for the step itself. */
  field?: number
  onRename: (name: string) => void
}

const REST_MS = 600

/**
 * A name that texts refer to. It changes when the typing rests, the field is left or removed, or the page goes, because each change
 * renames the references too. A name that cannot be used changes nothing. Escape brings back the name from before.
 */
export function NameField({ label, help, error, value, field, onRename }: Props) {
  const { graph, node, endTyping } = useStepForm()
  const [typed, setTyped] = useState<string | null>(null)
  const before = useRef(value)
  const fault = typed === null ? null : nameFaultOf(graph, { nodeId: node.id, field }, typed)
  const commit = () => {
    if (typed !== null && fault === null && typed.trim() !== value) onRename(typed.trim())
  }
  useCommitAtRest(typed, commit)
  const leave = () => {
    commit()
    if (fault === null) setTyped(null)
    endTyping()
  }
  const takeBack = () => {
    setTyped(null)
    if (before.current !== value) onRename(before.current)
    endTyping()
  }
  return (
    <Field
      label={label}
      help={help}
      error={fault ?? error}
      value={typed ?? value}
      maxLength={MAX_NAME_LENGTH}
      onFocus={() => (before.current = value)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) leave()
        else if (event.key === 'Escape' && typed !== null) {
          event.preventDefault()
          takeBack()
        }
      }}
    />
  )
}

function useCommitAtRest(typed: string | null, commit: () => void): void {
  const latest = useLatest(commit)
  useEffect(() => {
    if (typed === null) return
    const act = () => latest()()
    const timer = setTimeout(act, REST_MS)
    // Before the page keeps the flow for the last time.
    addEventListener('pagehide', act, { capture: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', act, { capture: true })
    }
  }, [typed, latest])
  // React announces no blur where it removes the field, as when a shortcut opens another panel.
  useEffect(() => () => latest()(), [latest])
}
