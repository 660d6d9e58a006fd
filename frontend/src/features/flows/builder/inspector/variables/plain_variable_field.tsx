import { type ReactNode, type RefObject, useImperativeHandle, useRef } from 'react'
import { Field } from '#frontend/components/fields/field'
import { TextArea } from '#frontend/components/fields/text_area'
import {
  type EditorHandle,
  handleOf,
} from '#frontend/features/flows/builder/inspector/variables/editor_handle'

interface Props {
  size: 'line' | 'field' | 'prompt'
  label: string
  help?: string
  error?: string
  value: string
  onChange: (text: string) => void
  onFocus: () => void
  onBlur: () => void
  /** What stands beside the label. */
  aside: ReactNode
  handle: RefObject<EditorHandle | null>
}

/** A text with variables before its editor is there, or where that cannot be loaded. */
export function PlainVariableField({ size, onChange, aside, handle, ...props }: Props) {
  const line = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const field = () => handleOf((line.current ?? area.current)!, onChange)
  useImperativeHandle(handle, () => ({
    insert: (text) => field().insert(text),
    select: (span) => field().select(span),
  }))
  if (size !== 'line')
    return (
      <TextArea
        {...props}
        ref={area}
        aside={aside}
        rows={size === 'prompt' ? 8 : 3}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  return (
    <div className="flex items-end gap-1">
      <Field
        {...props}
        ref={line}
        className="flex-1"
        onChange={({ target }) => onChange(target.value)}
      />
      {aside}
    </div>
  )
}
