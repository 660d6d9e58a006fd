import { PrimaryShortcut } from '#frontend/features/create/primary_shortcut'
import { SaveButton } from '#frontend/features/create/saving/save_button'
import { useSaving } from '#frontend/features/create/saving/use_saving'
import { t } from '#frontend/lib/texts'

interface Props {
  title: string
  isShown: boolean
  /** The original has changed since: analyzing it again comes first. */
  isStale: boolean
  isSaved: boolean
  /** Something of the original would be lost. */
  isBlocked: boolean
  onSave: () => Promise<number>
}

/** The primary action of the editor: saves the variant that is shown as a version. */
export function SaveVariant(props: Props) {
  const { title, isShown, isStale, isSaved, isBlocked, onSave } = props
  const { isSaving, save } = useSaving(onSave)
  const isOpen = !isSaved && !isBlocked && !isSaving
  return (
    <>
      <SaveButton
        isPrimary={!isStale}
        isSaving={isSaving}
        isSaved={isSaved}
        isDisabled={isBlocked}
        name={t(isSaved ? 'create.saving.savedOf' : 'create.saving.saveOf', { title })}
        onSave={save}
      />
      {isShown && isOpen && !isStale && <PrimaryShortcut onPress={save} />}
    </>
  )
}
