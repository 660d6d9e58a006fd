import { FileSpreadsheet } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { FileButton } from '#frontend/components/fields/file_button'
import { Card } from '#frontend/components/card'
import { BatchDialog } from '#frontend/features/flows/batches/batch_dialog'
import { useBatchPreview } from '#frontend/features/flows/batches/use_batch_preview'
import type { OpenFlow } from '#frontend/features/flows/flows_api'
import type { SaveFirst } from '#frontend/features/flows/run_form/use_execution'
import { classNames } from '#frontend/lib/class_names'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/batches'

interface Props {
  flow: OpenFlow
  /** Whether the flow can run as it is. */
  isSound: boolean
  save: SaveFirst
}

/** Takes a CSV file, by a click or dropped, and shows what a batch over it would do. */
export function BatchCard({ flow, isSound, save }: Props) {
  const preview = useBatchPreview(flow.id, save)
  const { file, isBusy, problem, choose, forget } = preview
  const { isOver, ...drop } = useDrop((dropped) => isSound && choose(dropped))
  return (
    <Card
      as="section"
      aria-labelledby="run-batch"
      className={classNames(isOver && isSound && 'outline-2 outline-dashed')}
      {...drop}
    >
      <h2 id="run-batch" className="font-semibold">
        {t('batches.start.title')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('batches.start.lead')}</p>
      <FilePicker isReading={isBusy && !file} disabled={!isSound} onFile={choose} />
      {problem && !file && (
        <p role="alert" className="mt-4 alert-danger p-3 text-sm">
          {t('batches.start.refused')}: {problem}
        </p>
      )}
      {file && <BatchDialog {...{ flow, preview, save }} onClose={forget} />}
    </Card>
  )
}

interface PickerProps {
  isReading: boolean
  disabled: boolean
  onFile: (file: File) => void
}

function FilePicker({ isReading, disabled, onFile }: PickerProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <FileButton
        icon={FileSpreadsheet}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        disabled={disabled}
        isBusy={isReading}
        onFile={onFile}
      >
        {t(isReading ? 'batches.start.reading' : 'batches.start.choose')}
      </FileButton>
      <span className={classNames('text-sm text-muted', !disabled && 'max-sm:hidden')}>
        {t(disabled ? 'batches.start.notYet' : 'batches.start.drop')}
      </span>
    </div>
  )
}

/** What an element needs so that a file can be dropped on it. */
function useDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  const allow = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return {
    isOver,
    onDragEnter: allow,
    onDragOver: allow,
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const [file] = event.dataTransfer.files
      if (file) onFile(file)
    },
  }
}
