import { lazy, Suspense } from 'react'
import type { ResultTextProps } from '#frontend/features/flows/results/result_document'

/** What reads Markdown is loaded with the first result; where it cannot be loaded, the text stays as it is. */
const Document = lazy(() =>
  import('#frontend/features/flows/results/result_document').then(
    ({ ResultDocument }) => ({ default: ResultDocument }),
    () => ({ default: PlainText })
  )
)

/** A result as its Markdown says, and the text itself until that can be shown. */
export const ResultText = (props: ResultTextProps) => (
  <Suspense fallback={<PlainText {...props} />}>
    <Document {...props} />
  </Suspense>
)

const PlainText = ({ text }: ResultTextProps) => (
  <div className="prompt-text break-words whitespace-pre-wrap">{text}</div>
)
