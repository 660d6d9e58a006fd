import { Download, Ellipsis, FileText, Share2, Upload } from 'lucide-react'
import { Suspense, useState } from 'react'
import { IconButton } from '#frontend/components/icon_button'
import { Menu, MenuItem, MenuSeparator } from '#frontend/components/overlays/menu'
import { exportFlowFile } from '#frontend/features/flows/builder/versions/files/export_flow_file'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import type { OpenFlow } from '#frontend/features/flows/flows_api'
import { lazyPart } from '#frontend/lib/lazy_part'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/my_flows'

const ImportIntoFlow = lazyPart(() =>
  import('#frontend/features/flows/builder/versions/files/import_into_flow').then(
    (file) => file.ImportIntoFlow
  )
)
const FlattenDialog = lazyPart(() =>
  import('#frontend/features/flows/sharing/flatten_dialog').then((file) => file.FlattenDialog)
)
const ShareFlowDialog = lazyPart(() =>
  import('#frontend/features/flows/sharing/share_flow_dialog').then((file) => file.ShareFlowDialog)
)

/** What can be done with a whole flow besides changing and running it. */
export function FlowPageMenu({ flow }: { flow: OpenFlow }) {
  const [open, setOpen] = useState<'nothing' | 'share' | 'flatten' | 'import'>('nothing')
  const { graph } = useBuilder()
  const close = () => setOpen('nothing')
  const label = t('myFlows.card.more', { title: flow.title })
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={label} />}>
        <MenuItem icon={Share2} onSelect={() => setOpen('share')}>
          {t('myFlows.share.item')}
        </MenuItem>
        <MenuItem icon={FileText} onSelect={() => setOpen('flatten')}>
          {t('myFlows.flatten.item')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Download} onSelect={() => exportFlowFile({ ...flow, graph })}>
          {t('flowVersions.file.export')}
        </MenuItem>
        <MenuItem icon={Upload} onSelect={() => setOpen('import')}>
          {t('flowVersions.file.import')}
        </MenuItem>
      </Menu>
      <Suspense fallback={null}>
        {open === 'share' && <ShareFlowDialog flow={flow} onClose={close} />}
        {open === 'flatten' && <FlattenDialog flow={flow} onClose={close} />}
        {open === 'import' && <ImportIntoFlow onClose={close} />}
      </Suspense>
    </>
  )
}
