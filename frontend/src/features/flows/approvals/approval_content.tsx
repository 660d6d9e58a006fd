import { MarkdownText } from '#frontend/components/markdown/markdown_text'
import { t } from '#frontend/lib/texts'

/** The text that is asked about, or was decided about. */
export const ApprovalContent = ({ text }: { text: string }) => (
  <div
    role="region"
    aria-label={t('approvals.content')}
    className="mt-6 rounded-card border border-line bg-raised p-5 break-words"
  >
    <MarkdownText text={text} highest={2} />
  </div>
)
