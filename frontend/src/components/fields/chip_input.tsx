import { X } from 'lucide-react'
import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'input'>, 'className'> {
  chips: string[]
  removeLabel: (chip: string) => string
  onRemove: (chip: string) => void
}

/** A line in which the values taken so far stand before the next one. */
export function ChipInput({ chips, removeLabel, onRemove, ...input }: Props) {
  return (
    <div className="flex flex-wrap gap-1 rounded-control border border-line-strong bg-raised p-1 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus">
      {chips.map((chip) => (
        <span
          key={chip}
          className="inline-flex max-w-full items-center rounded-full bg-sunken pl-3 text-sm"
        >
          <span className="truncate">{chip}</span>
          <button
            type="button"
            onClick={() => onRemove(chip)}
            aria-label={removeLabel(chip)}
            className="grid size-8 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
          >
            <X aria-hidden="true" className="size-3.5" />
          </button>
        </span>
      ))}
      <input
        {...input}
        className="min-h-8 min-w-24 flex-1 bg-transparent px-2 text-sm outline-none"
      />
    </div>
  )
}
