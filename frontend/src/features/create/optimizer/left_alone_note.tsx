import type { LeftAlone } from '#app/prompts/domain/types'
import { addsNothing } from '#frontend/features/create/adds_nothing'
import { WaysOn } from '#frontend/features/create/contents/ways_on'
import type { Optimized } from '#frontend/features/create/optimizer/optimized'
import type { ResultTools } from '#frontend/features/create/optimizer/result_tools'
import { t } from '#frontend/lib/texts'

interface Props {
  reason: LeftAlone
  result: Optimized
  tools: ResultTools
}

/** Why a prompt was not changed, and what can be done about it. */
export function LeftAloneNote({ reason, result, tools }: Props) {
  return (
    <div className="rounded-control bg-sunken px-3 py-2 text-sm">
      <p role="status">{t(`create.leftAlone.${reason}`)}</p>
      {addsNothing(reason) && (
        <WaysOn
          text={tools.draft.text}
          original={result.original}
          family={result.family}
          kind={result.kind}
          onAsk={tools.askForm}
        />
      )}
    </div>
  )
}
