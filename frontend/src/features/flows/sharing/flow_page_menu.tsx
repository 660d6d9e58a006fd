import { Suspense, useState } from 'react'
import { MenuOpener } from '#frontend/components/menu_opener'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import type { OpenFlow } from '#frontend/features/flows/flows_api'
import type { FlowPageDialog } from '#frontend/features/flows/sharing/flow_page_items'
import { idlePart, lazyPart } from '#frontend/lib/lazy_part'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/flows'

const FlowPageItems = idlePart(() =>
  import('#frontend/features/flows/sharing/flow_page_items').then((file) => file.FlowPageItems)
)
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
  const [open, setOpen] = useState<FlowPageDialog | null>(null)
  const { sync, graph } = useBuilder()
  const edited = { ...flow, graph }
  const close = () => setOpen(null)
  return (
    <>
      <MenuOpener label={t('flows.more', { title: flow.title })}>
        {(menu) => <FlowPageItems menu={menu} flow={edited} onOpen={setOpen} />}
      </MenuOpener>
      <Suspense fallback={null}>
        {open === 'share' && (
          <ShareFlowDialog flow={edited} saveFirst={() => sync.flush()} onClose={close} />
        )}
        {open === 'flatten' && <FlattenDialog flow={edited} onClose={close} />}
        {open === 'import' && <ImportIntoFlow onClose={close} />}
      </Suspense>
    </>
  )
}
