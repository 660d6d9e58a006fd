import { MarkdownText } from '#frontend/components/markdown/markdown_text'
import { t } from '#frontend/lib/texts'

interface Props {
  text: string
  /** Stands beside other things, perhaps other texts to approve. */
  isBeside?: boolean
}

/** The text that is asked about, or was decided about. */
export const ApprovalContent = ({ text, isBeside = false }: Props) => (
  <div
    role={isBeside ? 'group' : 'region'}
    aria-label={t('approvals.content')}
    className="mt-6 rounded-card border border-line bg-raised p-5 break-words"
  >
    <MarkdownText text={text} highest={2} />
  </div>
)
