import { Play } from 'lucide-react'
import { askFieldsOf } from '#app/flows/domain/inputs'
import { Button } from '#frontend/components/button'
import { Dialog } from '#frontend/components/overlays/dialog'
import { BatchCost } from '#frontend/features/flows/batches/batch_cost'
import { BatchFaults } from '#frontend/features/flows/batches/batch_faults'
import { ColumnChoice } from '#frontend/features/flows/batches/column_choice'
import { PreviewTable } from '#frontend/features/flows/batches/preview_table'
import type { useBatchPreview } from '#frontend/features/flows/batches/use_batch_preview'
import { useBatchStart } from '#frontend/features/flows/batches/use_batch_start'
import type { OpenFlow } from '#frontend/features/flows/flows_api'
import { t } from '#frontend/lib/texts'

interface Props {
  flow: OpenFlow
  preview: ReturnType<typeof useBatchPreview>
  onClose: () => void
}

/** What a batch over a file would do and cost, before it starts. */
export function BatchDialog({ flow, preview: asked, onClose }: Props) {
  const { file, preview, columns, hasChosen, chooseColumns } = asked
  if (!file || !preview) return null
  return (
    <Dialog
      open
      size="lg"
      title={t('batches.start.dialog', { name: file.name })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('batches.start.cancel')}</Button>
          <StartButton flowId={flow.id} asked={asked} />
        </>
      }
    >
      <div className="grid gap-6">
        <ColumnChoice
          fields={askFieldsOf(flow.graph)}
          headers={preview.headers}
          columns={columns}
          problems={preview.problems}
          areNew={!hasChosen}
          onChange={chooseColumns}
        />
        <PreviewTable preview={preview} />
        <BatchFaults preview={preview} />
        <BatchCost preview={preview} />
      </div>
    </Dialog>
  )
}

/** Runs all rows, or as many as there are credits for. */
function StartButton({ flowId, asked }: { flowId: string; asked: Props['preview'] }) {
  const { file, preview, columns, isBusy } = asked
  const start = useBatchStart(flowId)
  const { needed, remaining } = preview!.credits
  const rows = Math.min(needed, remaining)
  const isPart = rows < needed
  const limit = isPart ? { limitRows: rows } : {}
  return (
    <Button
      variant="primary"
      icon={Play}
      disabled={rows === 0}
      isBusy={isBusy || start.isPending}
      onClick={() => start.mutate({ file: file!, columns, ...limit })}
    >
      {t(isPart ? 'batches.start.runFirst' : 'batches.start.run', { count: rows })}
    </Button>
  )
}
