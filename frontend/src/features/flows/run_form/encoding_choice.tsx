import { type Encoding, ENCODINGS } from '#app/core/domain/text_encoding'
import { Select } from '#frontend/components/fields/select'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/encodings'

interface Props {
  encoding: Encoding
  /** Why the file cannot be read in the one that was chosen. */
  error?: string
  onChange: (encoding: Encoding) => void
}

/** In which encoding a file is read that does not tell its own. What is below shows whether its letters are right. */
export function EncodingChoice({ encoding, error, onChange }: Props) {
  return (
    <Select
      label={t('encodings.label')}
      help={t('encodings.help')}
      error={error}
      value={encoding}
      options={ENCODINGS.map((value) => ({ value, label: t(`encodings.names.${value}`) }))}
      onChange={onChange}
    />
  )
}
