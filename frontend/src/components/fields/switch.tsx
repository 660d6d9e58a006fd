import { useId, type ComponentProps } from 'react'

interface Props extends Omit<
  ComponentProps<'input'>,
  'type' | 'checked' | 'onChange' | 'className' | 'role'
> {
  label: string
  help?: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** On or off, at once. */
export function Switch({ label, help, checked, onChange, ...input }: Props) {
  const id = useId()
  return (
    <div>
      <label className="inline-flex min-h-6 items-center gap-2.5 text-sm has-disabled:text-muted">
        <span className="relative inline-flex">
          <input
            {...input}
            type="checkbox"
            role="switch"
            checked={checked}
            onChange={(event) => onChange(event.target.checked)}
            aria-describedby={help ? id : undefined}
            className="peer h-6 w-10 appearance-none rounded-full border border-line-strong bg-sunken transition-colors checked:border-ink checked:bg-ink"
          />
          <span className="pointer-events-none absolute top-[5px] left-[5px] size-3.5 rounded-full bg-line-strong transition-transform peer-checked:translate-x-4 peer-checked:bg-paper" />
        </span>
        {label}
      </label>
      {help && (
        <p id={id} className="mt-0.5 pl-[50px] text-xs text-muted">
          {help}
        </p>
      )}
    </div>
  )
}
