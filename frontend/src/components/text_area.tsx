import { useId, type ComponentProps } from 'react'
import { describe, FieldFrame, type FieldTexts } from '#frontend/components/field_frame'

type Props = FieldTexts & Omit<ComponentProps<'textarea'>, 'className'>

/** Several lines to fill in; as tall as its text. */
export function TextArea({ label, help, error, counter, className, ...area }: Props) {
  const ownId = useId()
  const id = area.id ?? ownId
  const texts = { help, error, counter }
  return (
    <FieldFrame id={id} label={label} className={className} {...texts}>
      <textarea
        rows={3}
        {...area}
        {...describe(id, texts)}
        className="control field-sizing-content max-h-[60vh] min-h-24 resize-y py-2.5 leading-relaxed"
      />
    </FieldFrame>
  )
}
