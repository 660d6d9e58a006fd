import { Ellipsis, FlaskConical, GitCompare } from 'lucide-react'
import { IconButton } from '#frontend/components/icon_button'
import { Menu, MenuItem, MenuSeparator } from '#frontend/components/menu'
import { useToolSending, type OnUse } from '#frontend/features/create/use_tool_sending'
import { t } from '#frontend/lib/texts'

interface Props {
  title: string
  text: string
  /** The server is being asked for the version that is tried. */
  isLeaving: boolean
  onCompare: () => void
  onTry: () => void
  onUse: OnUse
}

/** The less frequent actions on a variant. */
export function MoreMenu({ title, text, isLeaving, onCompare, onTry, onUse }: Props) {
  const { items, dialog } = useToolSending(text, onUse)
  const trigger = (
    <IconButton
      icon={Ellipsis}
      label={t('create.variant.moreOf', { title })}
      aria-busy={isLeaving || undefined}
    />
  )
  return (
    <>
      <Menu trigger={trigger} isBusy={isLeaving}>
        <MenuItem icon={GitCompare} onSelect={onCompare}>
          {t('create.variant.compare')}
        </MenuItem>
        <MenuItem icon={FlaskConical} onSelect={onTry}>
          {t('create.variant.try')}
        </MenuItem>
        <MenuSeparator />
        {items}
      </Menu>
      {dialog}
    </>
  )
}
