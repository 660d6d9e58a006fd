import { PrimaryShortcut } from '#frontend/features/create/primary_shortcut'
import { SaveButton } from '#frontend/features/create/save_button'
import { useSaving } from '#frontend/features/create/use_saving'
import { t } from '#frontend/lib/texts'

interface Props {
  title: string
  isShown: boolean
  /** The original has changed since: analyzing it again comes first. */
  isStale: boolean
  isAccepted: boolean
  /** Something of the original would be lost. */
  isBlocked: boolean
  onAccept: () => Promise<number>
}

/** The primary action of the editor: accepts the variant that is shown. */
export function AcceptButton(props: Props) {
  const { title, isShown, isStale, isAccepted, isBlocked, onAccept } = props
  const { isSaving, save } = useSaving(onAccept)
  const isOpen = !isAccepted && !isBlocked && !isSaving
  return (
    <>
      <SaveButton
        isPrimary={!isStale}
        isSaving={isSaving}
        isSaved={isAccepted}
        isDisabled={isBlocked}
        text={t(`create.variant.${stateOf(isSaving, isAccepted)}`)}
        name={t(isAccepted ? 'create.variant.acceptedOf' : 'create.variant.acceptOf', { title })}
        onSave={save}
      />
      {isShown && isOpen && !isStale && <PrimaryShortcut onPress={save} />}
    </>
  )
}

function stateOf(isSaving: boolean, isAccepted: boolean) {
  if (isSaving) return 'accepting'
  return isAccepted ? 'acceptedShort' : 'accept'
}
