import { Download, FileText, Share2, Upload } from 'lucide-react'
import { MenuItem, MenuSeparator } from '#frontend/components/overlays/menu'
import { OpenMenu, type OpenMenuProps } from '#frontend/components/overlays/open_menu'
import { exportFlowFile } from '#frontend/features/flows/builder/versions/files/export_flow_file'
import type { OpenFlow } from '#frontend/features/flows/flows_api'
import { mayEdit } from '#frontend/features/flows/flow_rights'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/my_flows'

export type FlowPageDialog = 'share' | 'flatten' | 'import'

interface Props {
  menu: Omit<OpenMenuProps, 'children'>
  flow: OpenFlow
  onOpen: (dialog: FlowPageDialog) => void
}

/** The menu of a flow that is open in the builder. */
export const FlowPageItems = ({ menu, flow, onOpen }: Props) => (
  <OpenMenu {...menu}>
    {mayEdit(flow) && (
      <MenuItem icon={Share2} onSelect={() => onOpen('share')}>
        {t('myFlows.share.item')}
      </MenuItem>
    )}
    <MenuItem icon={FileText} onSelect={() => onOpen('flatten')}>
      {t('myFlows.flatten.item')}
    </MenuItem>
    <MenuSeparator />
    <MenuItem icon={Download} onSelect={() => exportFlowFile(flow)}>
      {t('flowVersions.file.export')}
    </MenuItem>
    {mayEdit(flow) && (
      <MenuItem icon={Upload} onSelect={() => onOpen('import')}>
        {t('flowVersions.file.import')}
      </MenuItem>
    )}
  </OpenMenu>
)
