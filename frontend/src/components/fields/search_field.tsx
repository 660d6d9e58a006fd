import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { SEARCH_LENGTH } from '#frontend/lib/search_text'
import { t } from '#frontend/lib/texts'

interface Props {
  label: string
  placeholder?: string
  value: string
  /** Of a dialog: it gets the focus when that opens. */
  isFirst?: boolean
  onChange: (text: string) => void
}

/** Narrows a list; a cross or Escape empties it. */
export function SearchField({ label, placeholder, value, isFirst, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    field.current?.focus()
  }
  return (
    <div className="relative">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-3 left-3 size-4 text-muted"
      />
      <input
        ref={field}
        data-first={isFirst || undefined}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={SEARCH_LENGTH}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && value !== '' && clear()}
        className="control appearance-none pr-10 pl-9 [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <button
          type="button"
          onClick={clear}
          aria-label={t('kit.clearSearch')}
          className="absolute top-1.5 right-1.5 grid size-7 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  )
}
