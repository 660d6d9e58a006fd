import { useState, type ReactNode } from 'react'
import { MenuItem, MenuLabel } from '#frontend/components/overlays/menu'
import { SendPrivateDialog } from '#frontend/features/create/private/send_private_dialog'
import { privateIn, usePrivate, type PrivateItem } from '#frontend/lib/engine/use_private'
import { t } from '#frontend/lib/texts'
import { toolsFor, type Tool } from '#frontend/lib/external_tools'

interface Asked {
  tool: Tool
  text: string
  items: PrivateItem[]
}

/** Sends the text; `isMasked` where marks stand for what is private. */
export type OnUse = (tool: Tool, text: string, isMasked: boolean) => void

/** The menu items that send a text to another tool, and the question before private data goes there. */
export function useToolSending(
  text: string,
  onUse: OnUse
): { items: ReactNode; dialog: ReactNode } {
  const found = usePrivate(text)
  const [asked, setAsked] = useState<Asked | null>(null)
  const use = async (tool: Tool) => {
    const items = found?.text === text ? found.items : await privateIn(text)
    if (items.length > 0) setAsked({ tool, text, items })
    else onUse(tool, text, false)
  }
  const items = (
    <>
      <MenuLabel>{t('create.use.lead')}</MenuLabel>
      {toolsFor(document.documentElement.dataset.useIn).map((tool) => (
        <MenuItem key={tool.id} onSelect={() => void use(tool)}>
          {tool.name}
        </MenuItem>
      ))}
    </>
  )
  const dialog = asked && (
    <SendPrivateDialog
      {...asked}
      onSend={(sent, isMasked) => onUse(asked.tool, sent, isMasked)}
      onClose={() => setAsked(null)}
    />
  )
  return { items, dialog }
}
