import { Check } from 'lucide-react'
import { Button } from '#frontend/components/button'

interface Props {
  isPrimary: boolean
  isSaving: boolean
  isSaved: boolean
  isDisabled?: boolean
  /** What the button says now. */
  text: string
  /** Tells it apart from others like it. */
  name?: string
  onSave: () => void
}

/** Saves; afterwards it stays where it is, so that the focus does too. */
export function SaveButton(props: Props) {
  const { isPrimary, isSaving, isSaved, isDisabled, text, name, onSave } = props
  return (
    <Button
      size="sm"
      icon={isSaved ? Check : undefined}
      variant={isPrimary && !isSaved ? 'primary' : 'secondary'}
      isBusy={isSaving}
      disabled={isDisabled}
      aria-disabled={isSaved || undefined}
      aria-label={name}
      aria-keyshortcuts={isPrimary ? 'Control+Enter Meta+Enter' : undefined}
      onClick={() => !isSaved && onSave()}
    >
      {text}
    </Button>
  )
}
