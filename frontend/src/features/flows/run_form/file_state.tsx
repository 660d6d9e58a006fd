import { X } from 'lucide-react'
import { IconButton } from '#frontend/components/icon_button'
import { Spinner } from '#frontend/components/spinner'
import { EncodingChoice } from '#frontend/features/flows/run_form/encoding_choice'
import type { KnownFile, useFileText } from '#frontend/features/flows/run_form/use_file_text'
import { t } from '#frontend/lib/texts'

const OPENING_LENGTH = 600

interface StateProps extends Pick<
  ReturnType<typeof useFileText>,
  'reading' | 'read' | 'refusal' | 'chooseEncoding'
> {
  /** The answer of the field. It may be another text than that of the file, such as a sample. */
  text: string
  onRemove: () => void
}

/** Shows the progress or the result of reading a file. */
export function FileState({ text, read, reading, onRemove, refusal, chooseEncoding }: StateProps) {
  const own = read?.text === text ? read : null
  const isGuess = own?.isGuess === true
  return (
    <>
      <Facts {...{ text, reading, onRemove }} read={own} />
      {isGuess && <GuessedEncoding read={own} {...{ refusal, chooseEncoding }} />}
      {text !== '' && <TextOpening text={text} isOpen={isGuess} />}
    </>
  )
}

type FactsProps = Pick<StateProps, 'text' | 'reading' | 'read' | 'onRemove'>

function Facts({ text, reading, read, onRemove }: FactsProps) {
  const isRead = reading === null && text !== ''
  return (
    <div className="flex items-center justify-between gap-2 text-sm not-empty:pt-2">
      <p role="status" className="flex min-w-0 items-center gap-2 break-words">
        {reading !== null && <Spinner />}
        {reading !== null && t('flows.form.file.reading', { name: reading })}
        {isRead && factsOf(text, read)}
      </p>
      {isRead && <IconButton icon={X} label={t('flows.form.file.remove')} onClick={onRemove} />}
    </div>
  )
}

type GuessProps = Pick<StateProps, 'refusal' | 'chooseEncoding'> & { read: KnownFile }

const GuessedEncoding = ({ read, refusal, chooseEncoding }: GuessProps) =>
  read.encoding && (
    <div className="py-2">
      <EncodingChoice
        encoding={read.encoding}
        error={refusal ?? undefined}
        onChange={(encoding) => void chooseEncoding(encoding)}
      />
    </div>
  )

/** The name and the length of the text. */
function factsOf(text: string, read: KnownFile | null): string {
  const name = read?.name ?? t('flows.form.file.sample')
  const written = text.length.toLocaleString('en-US')
  const characters = t('flows.form.file.characters', { count: text.length, written })
  const pages = read?.pages ? [t('flows.form.file.pages', { count: read.pages })] : []
  return t('flows.form.file.read', { name, facts: [characters, ...pages].join(', ') })
}

const TextOpening = ({ text, isOpen }: { text: string; isOpen: boolean }) => (
  <details open={isOpen} className="text-sm text-muted">
    <summary className="cursor-pointer">{t('flows.form.file.opening')}</summary>
    <p className="mt-2 max-h-48 overflow-auto break-words whitespace-pre-wrap" tabIndex={0}>
      {text.slice(0, OPENING_LENGTH).toWellFormed()}
      {text.length > OPENING_LENGTH && '…'}
    </p>
  </details>
)
