import { Copy, Ellipsis, Pencil, Share2, Trash2 } from 'lucide-react'
import { IconButton } from '#frontend/components/icon_button'
import { Menu, MenuItem, MenuSeparator } from '#frontend/components/overlays/menu'
import type { ListedFlow } from '#frontend/features/flows/my_flows/flow_lists'
import { useFlowCopy } from '#frontend/features/flows/my_flows/use_flow_changes'
import { useFlowRemoval } from '#frontend/features/flows/my_flows/use_flow_removal'
import { t } from '#frontend/lib/texts'

interface Props {
  flow: ListedFlow
  onEdit: () => void
  onShare: () => void
}

export function FlowMenu({ flow, onEdit, onShare }: Props) {
  const copy = useFlowCopy()
  const { remove } = useFlowRemoval()
  const label = t('flows.more', { title: flow.title })
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={label} />} isBusy={copy.isPending}>
      {!flow.isReadOnly && (
        <MenuItem icon={Pencil} onSelect={onEdit}>
          {t('myFlows.card.edit')}
        </MenuItem>
      )}
      <MenuItem icon={Copy} onSelect={() => copy.mutate(flow)}>
        {t('myFlows.card.duplicate')}
      </MenuItem>
      <MenuItem icon={Share2} onSelect={onShare}>
        {t('myFlows.share.item')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} onSelect={() => void remove(flow)}>
        {t('myFlows.card.remove')}
      </MenuItem>
    </Menu>
  )
}
