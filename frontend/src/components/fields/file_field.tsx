import { useId, useState, type DragEvent, type ReactNode, type Ref } from 'react'
import { describe, FieldFrame, type FieldTexts } from '#frontend/components/fields/field_frame'
import { classNames } from '#frontend/lib/class_names'

interface Props extends FieldTexts {
  /** As the attribute of an input. */
  accept: string
  onFile: (file: File | undefined) => void
  ref: Ref<HTMLInputElement>
  /** Below the input: what is known of the file. */
  children: ReactNode
}

/** A file to choose or to drop. */
export function FileField({ accept, onFile, ref, children, ...texts }: Props) {
  const id = useId()
  // What may be chosen stays there beside what was wrong with the last choice.
  const { help, ...frame } = texts
  const notes = [...(help ? [`${id}-help`] : []), ...(frame.error ? [`${id}-notes`] : [])]
  return (
    <FieldFrame id={id} {...frame}>
      <DropZone onFile={onFile}>
        <input
          type="file"
          accept={accept}
          // The same file can be chosen again, such as after it was corrected.
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={({ target }) => onFile(target.files?.[0])}
          {...describe(id, frame)}
          aria-describedby={notes.length > 0 ? notes.join(' ') : undefined}
          ref={ref}
          className="control h-auto p-1.5 text-muted file:mr-3 file:min-h-8 file:rounded-md file:border-0 file:bg-sunken file:px-3 file:text-sm file:font-medium file:text-ink"
        />
        {children}
      </DropZone>
      {help && (
        <p id={`${id}-help`} className="text-xs text-muted">
          {help}
        </p>
      )}
    </FieldFrame>
  )
}

interface ZoneProps {
  onFile: (file: File | undefined) => void
  children: ReactNode
}

function DropZone({ onFile, children }: ZoneProps) {
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFile(event.dataTransfer.files[0])
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <div
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'rounded-card border border-dashed p-3',
        isOver ? 'border-ink bg-sunken' : 'border-line-strong'
      )}
    >
      {children}
    </div>
  )
}
