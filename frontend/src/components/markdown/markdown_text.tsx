import { lazy, Suspense } from 'react'
import type { MarkdownTextProps } from '#frontend/components/markdown/markdown_document'

/** What reads Markdown is loaded with the first text; where it cannot be loaded, the text stays as it is. */
const Document = lazy(() =>
  import('#frontend/components/markdown/markdown_document').then(
    ({ MarkdownDocument }) => ({ default: MarkdownDocument }),
    () => ({ default: PlainText })
  )
)

/** A text as its Markdown says, and the text itself until that can be shown. */
export const MarkdownText = (props: MarkdownTextProps) => (
  <Suspense fallback={<PlainText {...props} />}>
    <Document {...props} />
  </Suspense>
)

const PlainText = ({ text }: MarkdownTextProps) => (
  <div className="prompt-text break-words whitespace-pre-wrap">{text}</div>
)
