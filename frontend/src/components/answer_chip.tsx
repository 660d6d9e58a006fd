import { useShortcut } from '#frontend/lib/keys'

interface Props {
  number: number
  label: string
  isExpanded?: boolean
  onPress: () => void
}

/** An answer that is one click away. Its number on the keyboard presses it too, while nobody types. */
export function AnswerChip({ number, label, isExpanded, onPress }: Props) {
  useShortcut(String(number), onPress)
  return (
    <button
      type="button"
      aria-expanded={isExpanded}
      aria-keyshortcuts={String(number)}
      onClick={onPress}
      className="button-quiet min-h-10 px-4 text-sm"
    >
      {label}
      <kbd aria-hidden="true" className="font-mono text-xs text-muted max-sm:hidden">
        {number}
      </kbd>
    </button>
  )
}
