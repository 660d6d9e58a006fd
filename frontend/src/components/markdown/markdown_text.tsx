import { Component, lazy, Suspense, type ReactNode } from 'react'
import type { MarkdownTextProps } from '#frontend/components/markdown/markdown_document'
import { PlainText } from '#frontend/components/markdown/plain_text'

/** What reads Markdown is loaded with the first text; where it cannot be loaded, the text stays as it is. */
const Document = lazy(() =>
  import('#frontend/components/markdown/markdown_document').then(
    ({ MarkdownDocument }) => ({ default: MarkdownDocument }),
    () => ({ default: ({ text }: MarkdownTextProps) => <PlainText text={text} /> })
  )
)

/** A text as its Markdown says, and the text itself until that can be shown, or where it cannot. */
export const MarkdownText = (props: MarkdownTextProps) => (
  <PlainOnFailure text={props.text}>
    <Suspense fallback={<PlainText text={props.text} />}>
      <Document {...props} />
    </Suspense>
  </PlainOnFailure>
)

interface Guarded {
  text: string
  children: ReactNode
}

/** Shows the text itself where its Markdown fails, so that the rest of the screen stays. */
class PlainOnFailure extends Component<Guarded, { hasFailed: boolean }> {
  state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  componentDidUpdate(before: Guarded) {
    if (before.text !== this.props.text && this.state.hasFailed) this.setState({ hasFailed: false })
  }

  render() {
    const { text, children } = this.props
    return this.state.hasFailed ? <PlainText text={text} because="failed" /> : children
  }
}
