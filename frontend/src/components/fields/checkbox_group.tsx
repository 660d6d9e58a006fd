import { useId, type ComponentProps } from 'react'

interface Option {
  value: string
  label: string
  help: string
}

interface Props {
  label: string
  options: Option[]
  error?: string
  /** What every checkbox gets, such as the registration with its form. */
  input: ComponentProps<'input'>
}

/** Several that may be chosen, each with its own explanation. */
export function CheckboxGroup({ label, options, error, input }: Props) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="text-sm font-medium">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="mt-1 flex min-h-8 items-center gap-2 text-sm">
          <input
            {...input}
            type="checkbox"
            value={option.value}
            aria-invalid={error ? true : undefined}
            className="size-5 shrink-0 accent-ink"
          />
          <span>
            <span className="font-medium">{option.label}</span>{' '}
            <span className="text-muted">{option.help}</span>
          </span>
        </label>
      ))}
      <p id={id} aria-live="polite" className="mt-1 text-sm text-danger">
        {error}
      </p>
    </fieldset>
  )
}
