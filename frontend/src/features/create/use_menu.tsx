import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#frontend/components/button'
import { Menu, MenuItem, MenuLabel } from '#frontend/components/menu'
import { SendPrivateDialog } from '#frontend/features/create/send_private_dialog'
import { privateIn, usePrivate, type PrivateItem } from '#frontend/lib/use_private'
import { t } from '#frontend/lib/texts'
import { toolsFor, type Tool } from '#frontend/lib/use_in'

interface Props {
  name: string
  /** What goes to the tool. */
  text: string
  isDisabled?: boolean
  onUse: (tool: Tool, text: string, isMasked: boolean) => void
}

interface Asked {
  tool: Tool
  text: string
  items: PrivateItem[]
}

/** Carries a prompt to another tool by clipboard; asks first where it holds private data. */
export function UseMenu({ name, text, isDisabled, onUse }: Props) {
  const found = usePrivate(text)
  const [asked, setAsked] = useState<Asked | null>(null)
  const use = async (tool: Tool) => {
    const items = found?.text === text ? found.items : await privateIn(text)
    if (items.length > 0) setAsked({ tool, text, items })
    else onUse(tool, text, false)
  }
  const trigger = (
    <Button icon={ExternalLink} size="sm" variant="ghost" disabled={isDisabled} aria-label={name}>
      {t('create.variant.use')}
    </Button>
  )
  return (
    <>
      <Menu trigger={trigger}>
        <MenuLabel>{t('create.use.lead')}</MenuLabel>
        {toolsFor(document.documentElement.dataset.useIn).map((tool) => (
          <MenuItem key={tool.id} onSelect={() => void use(tool)}>
            {tool.name}
          </MenuItem>
        ))}
      </Menu>
      {asked && (
        <SendPrivateDialog
          {...asked}
          onSend={(sent, isMasked) => onUse(asked.tool, sent, isMasked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
