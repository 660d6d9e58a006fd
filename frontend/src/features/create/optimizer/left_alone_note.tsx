import { Link } from 'react-router'
import type { Finding, LeftAlone } from '#app/prompts/domain/types'
import { FindingText } from '#frontend/prompts/finding_text'
import { t } from '#frontend/lib/texts'
import { leftAloneText, needsWriter } from '#frontend/features/create/left_alone_text'

interface Props {
  reason: LeftAlone
  findings: Finding[]
  /** The prompt. */
  original: string
}

/** Why a prompt was not changed, with the findings that only its writer can resolve, and a way to make a flow of it. */
export function LeftAloneNote({ reason, findings, original }: Props) {
  return (
    <div className="rounded-control bg-sunken px-3 py-2 text-sm">
      <p role="status">{leftAloneText(reason, { findings })}</p>
      {needsWriter(reason, { findings }) && (
        <ul className="mt-1 divide-y divide-line">
          {findings.map((finding) => (
            <li key={`${finding.rule} ${finding.start} ${finding.end}`} className="py-2">
              <FindingText finding={finding} />
            </li>
          ))}
        </ul>
      )}
      {reason === 'no_gain' && (
        <Link to="/flow-builder" state={{ prompt: original }} className="text-link">
          {t('create.variant.toFlow')}
        </Link>
      )}
    </div>
  )
}
