import { lazy, Suspense } from 'react'

/** What reads Markdown is loaded with the first result; where it cannot be loaded, the text stays as it is. */
const Document = lazy(() =>
  import('#frontend/features/flows/results/result_document').then(
    ({ ResultDocument }) => ({ default: ResultDocument }),
    () => ({ default: PlainText })
  )
)

/** A result as its Markdown says, and the text itself until that can be shown. */
export const ResultText = ({ text }: { text: string }) => (
  <Suspense fallback={<PlainText text={text} />}>
    <Document text={text} />
  </Suspense>
)

const PlainText = ({ text }: { text: string }) => (
  <div className="prompt-text break-words whitespace-pre-wrap">{text}</div>
)
