import { FileText, Folder } from 'lucide-react'
import { useId, useRef, useState, type DragEvent } from 'react'
import { Button } from '#frontend/components/button'
import { classNames } from '#frontend/lib/class_names'

interface Props {
  label: string
  lead: string
  help: string
  /** As the attribute of an input. */
  accept: string
  filesLabel: string
  folderLabel: string
  onFiles: (files: FileList) => void
  onDrop: (data: DataTransfer) => void
}

/** Several files or a folder, to choose or to drop. The same ones can be chosen again. */
export function FilesField({ label, lead, help, onDrop, ...choice }: Props) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent, is: boolean) => {
    event.preventDefault()
    setOver(is)
  }
  const drop = (event: DragEvent) => {
    over(event, false)
    onDrop(event.dataTransfer)
  }
  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={id}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={drop}
      className={classNames(
        'grid justify-items-center gap-4 rounded-card border border-dashed px-4 py-8 text-center',
        isOver ? 'border-ink bg-sunken' : 'border-line-strong'
      )}
    >
      <p className="font-medium">{lead}</p>
      <ChoiceButtons {...choice} />
      <p id={id} className="max-w-[52ch] text-xs text-muted">
        {help}
      </p>
    </div>
  )
}

type ChoiceProps = Pick<Props, 'accept' | 'filesLabel' | 'folderLabel' | 'onFiles'>

function ChoiceButtons({ accept, filesLabel, folderLabel, onFiles }: ChoiceProps) {
  const [files, folder] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const input = {
    ...{ type: 'file', hidden: true, multiple: true },
    onChange: ({ target }: { target: HTMLInputElement }) => {
      if (target.files && target.files.length > 0) onFiles(target.files)
      target.value = ''
    },
  }
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <input ref={files} accept={accept} {...input} />
      <input ref={folder} {...{ webkitdirectory: '' }} {...input} />
      <Button variant="primary" icon={FileText} onClick={() => files.current?.click()}>
        {filesLabel}
      </Button>
      <Button icon={Folder} onClick={() => folder.current?.click()}>
        {folderLabel}
      </Button>
    </div>
  )
}
