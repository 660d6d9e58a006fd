import type { Analysis, LeftAlone } from '#app/prompts/domain/types'
import { t } from '#frontend/lib/texts'

/** Whether only the writer can supply what a prompt still lacks. */
export const needsWriter = (reason: LeftAlone | null, { findings }: Pick<Analysis, 'findings'>) =>
  reason === 'no_gain' && findings.length > 0

/** Why a prompt was not changed. */
export function leftAloneText(reason: LeftAlone, analysis: Pick<Analysis, 'findings'>): string {
  return t(`create.leftAlone.${needsWriter(reason, analysis) ? 'needs_writer' : reason}`)
}
