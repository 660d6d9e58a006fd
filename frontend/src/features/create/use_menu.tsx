import { ExternalLink } from 'lucide-react'
import { Button } from '#frontend/components/button'
import { Menu } from '#frontend/components/overlays/menu'
import { useToolSending, type OnUse } from '#frontend/features/create/use_tool_sending'
import { t } from '#frontend/lib/texts'

interface Props {
  name: string
  /** What goes to the tool. */
  text: string
  isDisabled?: boolean
  onUse: OnUse
}

/** Carries a prompt to another tool by clipboard; asks first where it holds private data. */
export function UseMenu({ name, text, isDisabled, onUse }: Props) {
  const { items, dialog } = useToolSending(text, onUse)
  const trigger = (
    <Button
      icon={ExternalLink}
      size="sm"
      variant="ghost"
      isCompact
      disabled={isDisabled}
      aria-label={name}
    >
      {t('create.variant.use')}
    </Button>
  )
  return (
    <>
      <Menu trigger={trigger}>{items}</Menu>
      {dialog}
    </>
  )
}
