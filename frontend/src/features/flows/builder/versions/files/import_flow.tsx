import { Upload } from 'lucide-react'
import { useState } from 'react'
import type { FlowFile } from '#app/flows/domain/files/flow_file'
import { Button } from '#frontend/components/button'
import { Dialog } from '#frontend/components/overlays/dialog'
import { FlowFileField } from '#frontend/features/flows/builder/versions/files/flow_file_field'
import { NewName } from '#frontend/features/flows/builder/versions/files/new_name'
import { useImportedFlow } from '#frontend/features/flows/builder/versions/files/use_imported_flow'
import { StepPreviews } from '#frontend/features/flows/start/step_previews'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/flow_files'

/** A button that makes a new flow of a file, once the person has seen its steps. */
export function ImportFlow() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={Upload} onClick={() => setOpen(true)}>
        {t('flowVersions.file.import')}
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function ImportDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<FlowFile | null>(null)
  const creation = useImportedFlow()
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('flowVersions.file.title')}
      description={t('flowVersions.file.lead')}
      footer={
        file && (
          <Button
            variant="primary"
            isBusy={creation.isPending}
            onClick={() => creation.mutate(file)}
          >
            {t('flowVersions.file.create')}
          </Button>
        )
      }
    >
      <FlowFileField onRead={setFile} />
      {file && (
        <section aria-labelledby="import-preview" className="mt-6">
          <h3 id="import-preview" className="font-semibold break-words">
            {file.title}
          </h3>
          <NewName title={file.title} />
          <StepPreviews graph={file.graph} reasons={[]} />
        </section>
      )}
    </Dialog>
  )
}
