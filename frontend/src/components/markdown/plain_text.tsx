import type { PlainReason } from '#app/flows/domain/result_file/markdown_bounds'
import { t } from '#frontend/lib/texts'

interface Props {
  text: string
  /** Why it is not shown as Markdown; nothing while that is still being read. */
  because?: PlainReason | 'slow' | 'failed'
}

/** A text as it was written, with its line breaks. */
export const PlainText = ({ text, because }: Props) => (
  <>
    {because && <p className="mb-2 text-sm text-muted">{t(`kit.plain.${because}`)}</p>}
    <div className="prompt-text break-words whitespace-pre-wrap">{text}</div>
  </>
)
