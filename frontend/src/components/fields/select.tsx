import { ChevronDown } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { describe, FieldFrame } from '#frontend/components/fields/field_frame'
import { classNames } from '#frontend/lib/class_names'

interface Option<Value extends string> {
  value: Value
  label: string
}

interface Props<Value extends string> extends Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'children' | 'className'
> {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly Option<Value>[]
  isLabelHidden?: boolean
  help?: string
  error?: string
  className?: string
}

/** One of a few: the platform's own list, which every hand and reader knows. */
export function Select<Value extends string>(props: Props<Value>) {
  const { label, value, onChange, options, isLabelHidden, help, error, className, ...rest } = props
  const ownId = useId()
  const id = rest.id ?? ownId
  const texts = { help, error }
  return (
    <FieldFrame
      id={id}
      label={label}
      isLabelHidden={isLabelHidden}
      className={classNames('min-w-36', className)}
      {...texts}
    >
      <span className="relative">
        <select
          {...rest}
          {...describe(id, texts)}
          value={value}
          onChange={({ target }) => onChange(options[target.selectedIndex].value)}
          className="control appearance-none truncate pr-9"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-3 right-3 size-4 text-muted"
        />
      </span>
    </FieldFrame>
  )
}
