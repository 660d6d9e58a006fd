import { Ellipsis, FlaskConical, GitCompare, Workflow } from 'lucide-react'
import { useNavigate } from 'react-router'
import { IconButton } from '#frontend/components/icon_button'
import { Menu, MenuItem, MenuSeparator } from '#frontend/components/overlays/menu'
import { useToolSending, type OnUse } from '#frontend/features/create/use_tool_sending'
import { t } from '#frontend/lib/texts'

interface Props {
  title: string
  text: string
  /** What the person wrote; null until it is loaded. */
  original: string | null
  /** The server is being asked for the version that is tried. */
  isLeaving: boolean
  onCompare: () => void
  onTry: () => void
  onUse: OnUse
}

/** The less frequent actions on a variant. */
export function MoreMenu(props: Props) {
  const { title, text, original, isLeaving, onCompare, onTry, onUse } = props
  const navigate = useNavigate()
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
        <MenuItem
          icon={Workflow}
          disabled={original === null}
          onSelect={() => void navigate('/flow-builder', { state: { prompt: original } })}
        >
          {t('create.variant.toFlow')}
        </MenuItem>
        <MenuSeparator />
        {items}
      </Menu>
      {dialog}
    </>
  )
}
