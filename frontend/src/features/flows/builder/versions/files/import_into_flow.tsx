import { useMemo, useState } from 'react'
import type { FlowFile } from '#app/flows/domain/files/flow_file'
import { Button } from '#frontend/components/button'
import { Dialog } from '#frontend/components/overlays/dialog'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { undoOf } from '#frontend/features/flows/builder/sync/undo_of'
import { compareGraphs } from '#frontend/features/flows/builder/versions/comparison'
import { ComparisonDetails } from '#frontend/features/flows/builder/versions/comparison_details'
import { FlowFileField } from '#frontend/features/flows/builder/versions/files/flow_file_field'
import { NewName } from '#frontend/features/flows/builder/versions/files/new_name'
import { useImportedFlow } from '#frontend/features/flows/builder/versions/files/use_imported_flow'
import { useShown } from '#frontend/features/flows/builder/versions/shown'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

/** Replaces the steps of the open flow by those of a file, once the person has seen what that changes. */
export function ImportIntoFlow({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<FlowFile | null>(null)
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('flowVersions.file.title')}
      description={t('flowVersions.file.lead')}
      footer={file && <ImportButtons file={file} onClose={onClose} />}
    >
      <FlowFileField onRead={setFile} />
      {file && <Preview file={file} />}
    </Dialog>
  )
}

function Preview({ file }: { file: FlowFile }) {
  const { graph } = useBuilder()
  const comparison = useMemo(() => compareGraphs(graph, file.graph), [graph, file])
  return (
    <section aria-labelledby="import-preview" className="mt-6">
      <h3 id="import-preview" className="font-semibold">
        {t('flowVersions.file.preview')}
      </h3>
      {comparison.sentences.length === 0 ? (
        <p role="status" className="mt-2 text-sm text-muted">
          {t('flowVersions.file.same')}
        </p>
      ) : (
        <ComparisonDetails comparison={comparison} />
      )}
      <p className="mt-4 text-sm text-muted">{t('flowVersions.file.kept')}</p>
      <NewName title={file.title} />
    </section>
  )
}

function ImportButtons({ file, onClose }: { file: FlowFile; onClose: () => void }) {
  const { sync, graph } = useBuilder()
  const { show } = useShown()
  const creation = useImportedFlow()
  const replace = () => {
    sync.dispatch({ type: 'replace', graph: file.graph })
    show({ type: 'draft' })
    onClose()
    toast({
      title: t('flowVersions.file.replaced'),
      tone: 'success',
      action: { label: t('flowVersions.undo'), onAction: undoOf(sync, graph) },
    })
  }
  return (
    <>
      <Button isBusy={creation.isPending} onClick={() => creation.mutate(file)}>
        {t('flowVersions.file.create')}
      </Button>
      <Button variant="primary" onClick={replace}>
        {t('flowVersions.file.replace')}
      </Button>
    </>
  )
}
