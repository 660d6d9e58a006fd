import type { Finding } from '#app/prompts/domain/types'
import { hasText, t, type TextKey } from '#frontend/lib/texts'
import '#frontend/texts/problems'

/** A finding: the problem in a few words, then the reason. A rule without a short name shows only its reason. */
export function FindingText({ finding: { rule, why } }: { finding: Finding }) {
  const key = `problems.${rule}` as TextKey
  return (
    <>
      {hasText(key) && <p className="font-medium">{t(key)}</p>}
      <p className="text-muted">{why}</p>
    </>
  )
}
