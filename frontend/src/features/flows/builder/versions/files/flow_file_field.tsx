import { useRef, useState } from 'react'
import type { FileRead, FlowFile } from '#app/flows/domain/files/flow_file'
import { FileField } from '#frontend/components/fields/file_field'
import { readFlowFile } from '#frontend/features/flows/builder/versions/files/read_flow_file'
import { t } from '#frontend/lib/texts'

/** A field for the file of a flow, with what is wrong with the file. */
export function FlowFileField({ onRead }: { onRead: (file: FlowFile | null) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const { read, choose } = useFlowFile(onRead)
  return (
    <FileField
      label={t('flowVersions.file.file')}
      help={t('flowVersions.file.help')}
      accept=".json,application/json"
      onFile={(file) => void choose(file)}
      ref={input}
    >
      {read && !read.ok && <Refusal sentences={read.sentences} />}
    </FileField>
  )
}

/** The file that was chosen last, as it was read. */
function useFlowFile(onRead: (file: FlowFile | null) => void) {
  const [read, setRead] = useState<FileRead | null>(null)
  const chosen = useRef<File>(undefined)
  const choose = async (file: File | undefined) => {
    if (!file) return
    chosen.current = file
    // What was wrong with the file before says nothing about this one.
    setRead(null)
    onRead(null)
    const next = await readFlowFile(file)
    if (chosen.current !== file) return
    setRead(next)
    onRead(next.ok ? next.file : null)
  }
  return { read, choose }
}

const Refusal = ({ sentences }: { sentences: string[] }) => (
  <div role="alert" className="mt-3 text-sm text-danger">
    <p className="font-medium">{t('flowVersions.file.refused')}</p>
    <ul className="mt-1 grid max-h-48 list-disc gap-1 overflow-y-auto pl-5">
      {sentences.map((sentence, at) => (
        <li key={at} className="break-words">
          {sentence}
        </li>
      ))}
    </ul>
    <p className="mt-2">{t('flowVersions.file.again')}</p>
  </div>
)
