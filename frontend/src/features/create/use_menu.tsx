import { ExternalLink } from 'lucide-react'
import { Button } from '#frontend/components/button'
import { Menu, MenuItem, MenuLabel } from '#frontend/components/menu'
import { t } from '#frontend/lib/texts'
import { toolsFor, type Tool } from '#frontend/lib/use_in'

interface Props {
  name: string
  isDisabled?: boolean
  onUse: (tool: Tool) => void
}

/** Carries a prompt to another tool by clipboard. */
export function UseMenu({ name, isDisabled, onUse }: Props) {
  const trigger = (
    <Button icon={ExternalLink} size="sm" variant="ghost" disabled={isDisabled} aria-label={name}>
      {t('create.variant.use')}
    </Button>
  )
  return (
    <Menu trigger={trigger}>
      <MenuLabel>{t('create.use.lead')}</MenuLabel>
      {toolsFor(document.documentElement.dataset.useIn).map((tool) => (
        <MenuItem key={tool.id} onSelect={() => onUse(tool)}>
          {tool.name}
        </MenuItem>
      ))}
    </Menu>
  )
}
