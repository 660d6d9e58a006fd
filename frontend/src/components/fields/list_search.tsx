import { useCallback } from 'react'
import { SearchField } from '#frontend/components/fields/search_field'
import { useDebouncedText } from '#frontend/lib/use_debounced_text'

interface Props {
  label: string
  placeholder: string
  search: string
  onChange: (part: { search: string }) => void
}

/** Searches a list once the typing pauses. It takes the width that the other filters leave. */
export function ListSearch({ label, placeholder, search, onChange }: Props) {
  const rest = useCallback((text: string) => onChange({ search: text }), [onChange])
  const [typed, setTyped] = useDebouncedText(search, rest)
  return (
    <div className="min-w-60 flex-1">
      <SearchField label={label} placeholder={placeholder} value={typed} onChange={setTyped} />
    </div>
  )
}
