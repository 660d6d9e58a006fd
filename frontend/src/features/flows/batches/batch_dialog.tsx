import { Play } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { askFieldsOf } from '#app/flows/domain/runs/inputs'
import { Button } from '#frontend/components/button'
import { LoadError } from '#frontend/components/load_error'
import { Dialog } from '#frontend/components/overlays/dialog'
import { BatchCost } from '#frontend/features/flows/batches/batch_cost'
import { BatchFaults } from '#frontend/features/flows/batches/batch_faults'
import { ColumnChoice } from '#frontend/features/flows/batches/column_choice'
import { EncodingChoice } from '#frontend/features/flows/run_form/encoding_choice'
import { PreviewTable } from '#frontend/features/flows/batches/preview_table'
import type { useBatchPreview } from '#frontend/features/flows/batches/use_batch_preview'
import { useBatchStart } from '#frontend/features/flows/batches/use_batch_start'
import type { OpenFlow } from '#frontend/features/flows/flows_api'
import type { SaveFirst } from '#frontend/features/flows/run_form/use_execution'
import { t } from '#frontend/lib/texts'

const ListCells = lazy(async () => {
  const file = await import('#frontend/features/flows/batches/list_cells')
  return { default: file.ListCells }
})

interface Props {
  flow: OpenFlow
  preview: ReturnType<typeof useBatchPreview>
  save: SaveFirst
  onClose: () => void
}

/** What a batch over a file would do and cost, before it starts. */
export function BatchDialog({ flow, preview: asked, save, onClose }: Props) {
  const { file, preview } = asked
  const start = useBatchStart(flow, save)
  if (!file || !preview) return null
  // Closing the dialog would not cancel the start.
  const close = () => !start.isPending && onClose()
  return (
    <Dialog
      open
      size="lg"
      title={t('batches.start.dialog', { name: file.name })}
      onOpenChange={(isOpen) => !isOpen && close()}
      footer={
        <>
          <Button onClick={close} disabled={start.isPending}>
            {t('batches.start.cancel')}
          </Button>
          <StartButton asked={asked} start={start} />
        </>
      }
    >
      <Content flow={flow} asked={asked} />
    </Dialog>
  )
}

function Content({ flow, asked }: { flow: OpenFlow; asked: Props['preview'] }) {
  const { columns, hasChosen, chooseColumns, problem, separators, chooseSeparators } = asked
  const file = asked.file!
  const preview = asked.preview!
  const fields = askFieldsOf(flow.graph)
  return (
    <div className="grid gap-6">
      <ColumnChoice
        fields={fields}
        headers={preview.headers}
        columns={columns}
        problems={preview.problems}
        areNew={!hasChosen}
        onChange={chooseColumns}
      />
      {problem && (
        <LoadError
          title={t('batches.start.columnsNotChecked')}
          text={problem}
          onRetry={() => chooseColumns(columns)}
        />
      )}
      {file.isGuess && <EncodingChoice encoding={file.encoding} onChange={asked.chooseEncoding} />}
      <PreviewTable preview={preview} />
      <Suspense fallback={null}>
        <ListCells {...{ fields, preview, separators }} onChange={chooseSeparators} />
      </Suspense>
      <BatchFaults preview={preview} />
      <BatchCost preview={preview} />
    </div>
  )
}

interface StartProps {
  asked: Props['preview']
  start: ReturnType<typeof useBatchStart>
}

/** Runs all rows, or as many as there are credits for. */
function StartButton({ asked, start }: StartProps) {
  const { file, preview, columns, separators, isBusy, problem } = asked
  const { needed, remaining } = preview!.credits
  const rows = Math.min(needed, remaining)
  const isPart = rows < needed
  const limit = isPart ? { limitRows: rows } : {}
  return (
    <Button
      variant="primary"
      icon={Play}
      disabled={rows === 0 || problem !== null}
      isBusy={isBusy || start.isPending}
      onClick={() => start.mutate({ file: file!, columns, separators, ...limit })}
    >
      {t(isPart ? 'batches.start.runFirst' : 'batches.start.run', { count: rows })}
    </Button>
  )
}
