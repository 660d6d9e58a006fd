import { useId, type ComponentProps } from 'react'
import { describe, FieldFrame, type FieldTexts } from '#frontend/components/field_frame'

type Props = FieldTexts & Omit<ComponentProps<'input'>, 'className'>

/** One line to fill in, with its name, its help, and what is wrong with it. */
export function Field({ label, help, error, counter, className, ...input }: Props) {
  const ownId = useId()
  const id = input.id ?? ownId
  const texts = { help, error, counter }
  return (
    <FieldFrame id={id} label={label} className={className} {...texts}>
      <input type="text" {...input} {...describe(id, texts)} className="control" />
    </FieldFrame>
  )
}
