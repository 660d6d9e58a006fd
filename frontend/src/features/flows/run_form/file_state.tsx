import { X } from 'lucide-react'
import { IconButton } from '#frontend/components/icon_button'
import { Spinner } from '#frontend/components/spinner'
import type { NamedText } from '#frontend/features/flows/run_form/use_file_text'
import { t } from '#frontend/lib/texts'

const OPENING_LENGTH = 600

interface StateProps {
  /** The name of the file that is being read, or null. */
  reading: string | null
  text: string
  /** Null where the text is a sample. */
  read: NamedText | null
  onRemove: () => void
}

/** Shows the progress or the result of reading a file. */
export function FileState({ reading, text, read, onRemove }: StateProps) {
  const isRead = reading === null && text !== ''
  return (
    <>
      <div className="flex items-center justify-between gap-2 text-sm not-empty:pt-2">
        <p role="status" className="flex min-w-0 items-center gap-2 break-words">
          {reading !== null && <Spinner />}
          {reading !== null && t('flows.form.file.reading', { name: reading })}
          {isRead && factsOf(text, read?.text === text ? read : null)}
        </p>
        {isRead && <IconButton icon={X} label={t('flows.form.file.remove')} onClick={onRemove} />}
      </div>
      {isRead && <TextOpening text={text} />}
    </>
  )
}

/** The name and the length of the text. */
function factsOf(text: string, read: NamedText | null): string {
  const name = read?.name ?? t('flows.form.file.sample')
  const written = text.length.toLocaleString('en-US')
  const characters = t('flows.form.file.characters', { count: text.length, written })
  const pages = read?.pages ? [t('flows.form.file.pages', { count: read.pages })] : []
  return t('flows.form.file.read', { name, facts: [characters, ...pages].join(', ') })
}

const TextOpening = ({ text }: { text: string }) => (
  <details className="text-sm text-muted">
    <summary className="cursor-pointer">{t('flows.form.file.opening')}</summary>
    <p className="mt-2 max-h-48 overflow-auto break-words whitespace-pre-wrap" tabIndex={0}>
      {text.slice(0, OPENING_LENGTH).toWellFormed()}
      {text.length > OPENING_LENGTH && '…'}
    </p>
  </details>
)
