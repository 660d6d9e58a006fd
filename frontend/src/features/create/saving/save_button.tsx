import { Check } from 'lucide-react'
import { Button } from '#frontend/components/button'
import { t } from '#frontend/lib/texts'

interface Props {
  isPrimary: boolean
  isSaving: boolean
  isSaved: boolean
  isDisabled?: boolean
  /** Tells it apart from others like it. */
  name?: string
  onSave: () => void
}

/** Saves; afterwards it stays where it is, so that the focus does too. */
export function SaveButton(props: Props) {
  const { isPrimary, isSaving, isSaved, isDisabled, name, onSave } = props
  return (
    <Button
      size="sm"
      className="min-w-29"
      icon={isSaved ? Check : undefined}
      variant={isPrimary && !isSaved ? 'primary' : 'secondary'}
      isBusy={isSaving}
      disabled={isDisabled}
      aria-disabled={isSaved || undefined}
      aria-label={name}
      aria-keyshortcuts={isPrimary ? 'Control+Enter Meta+Enter' : undefined}
      onClick={() => !isSaved && onSave()}
    >
      {t(`create.saving.${stateOf(props)}`)}
    </Button>
  )
}

function stateOf({ isSaving, isSaved }: Pick<Props, 'isSaving' | 'isSaved'>) {
  if (isSaving) return 'saving'
  return isSaved ? 'saved' : 'save'
}
