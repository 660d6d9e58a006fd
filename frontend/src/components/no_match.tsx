import { SearchX } from 'lucide-react'
import { Button } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { t } from '#frontend/lib/texts'

interface Props {
  title?: string
  text: string
  clearLabel?: string
  onClear: () => void
}

/** There are entries, but the filter lets none through. */
export function NoMatch({ title, text, clearLabel, onClear }: Props) {
  return (
    <EmptyState icon={SearchX} title={title ?? t('kit.noMatch')} text={text}>
      <Button onClick={onClear}>{clearLabel ?? t('kit.clear')}</Button>
    </EmptyState>
  )
}
