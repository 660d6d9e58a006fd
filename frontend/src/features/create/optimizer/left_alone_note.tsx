import type { Finding, LeftAlone } from '#app/prompts/domain/types'
import { FindingText } from '#frontend/prompts/finding_text'
import { leftAloneText, needsWriter } from '#frontend/features/create/left_alone_text'

interface Props {
  reason: LeftAlone
  findings: Finding[]
}

/** Why a prompt was not changed, with the findings that only its writer can resolve. */
export function LeftAloneNote({ reason, findings }: Props) {
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
    </div>
  )
}
