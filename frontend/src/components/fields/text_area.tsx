import { useId, type ComponentProps, type ReactNode } from 'react'
import { describe, FieldFrame, type FieldTexts } from '#frontend/components/fields/field_frame'

interface Props extends FieldTexts, Omit<ComponentProps<'textarea'>, 'className'> {
  /** Among other fields, or the text that a screen is about: a short one, a prompt, or a whole page of it. */
  size?: 'field' | 'short' | 'prompt' | 'page'
  /** What stands beside the label. */
  aside?: ReactNode
}

const CARD = 'block w-full rounded-card border border-line-strong bg-raised p-4'
const SIZES = {
  field: 'control max-h-[60vh] min-h-24 resize-y py-2.5 leading-relaxed',
  short: `${CARD} max-h-[60vh] min-h-20 resize-y placeholder:text-muted`,
  prompt: `${CARD} prompt-text max-h-[60vh] min-h-48 max-w-none! resize-y placeholder:text-muted`,
  page: `${CARD} prompt-text max-h-[70vh] min-h-72 max-w-[760px]`,
}

/** Several lines to fill in; as tall as its text. */
export function TextArea(props: Props) {
  const { label, help, error, counter, aside, className, size = 'field', ...area } = props
  const ownId = useId()
  const id = area.id ?? ownId
  const texts = { help, error, counter }
  return (
    <FieldFrame
      id={id}
      label={label}
      isLabelLarge={size !== 'field'}
      aside={aside}
      className={className}
      {...texts}
    >
      <textarea
        rows={3}
        {...area}
        {...describe(id, texts)}
        className={`field-sizing-content ${SIZES[size]}`}
      />
    </FieldFrame>
  )
}
