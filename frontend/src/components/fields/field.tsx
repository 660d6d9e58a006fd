import { useId, type ComponentProps } from 'react'
import { describe, FieldFrame, type FieldTexts } from '#frontend/components/fields/field_frame'

interface Props extends FieldTexts, Omit<ComponentProps<'input'>, 'className'> {
  isLabelHidden?: boolean
  /** Takes the place of a title while that is written over. */
  isTitle?: boolean
}

/** One line to fill in, with its name, its help, and what is wrong with it. */
export function Field(props: Props) {
  const { label, help, error, counter, isLabelHidden, isTitle, className, ...input } = props
  const ownId = useId()
  const id = input.id ?? ownId
  const texts = { help, error, counter }
  return (
    <FieldFrame
      id={id}
      label={label}
      isLabelHidden={isLabelHidden}
      className={className}
      {...texts}
    >
      <input
        type="text"
        {...input}
        {...describe(id, texts)}
        className={isTitle ? 'control min-h-9 px-2 text-base font-medium' : 'control'}
      />
    </FieldFrame>
  )
}
