import { PRIVATE_KINDS } from '#app/prompts/domain/privacy/types'
import type { PrivateItem } from '#app/prompts/domain/privacy/list_private'
import { t } from '#frontend/lib/texts'

const LIST = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' })

/** What was found, counted by kind: "2 e-mail addresses and 1 card number". */
export function privateSummary(items: PrivateItem[]): string {
  const counts = PRIVATE_KINDS.map((kind) => ({
    kind,
    count: items.filter((item) => item.kind === kind).length,
  }))
  return LIST.format(
    counts
      .filter(({ count }) => count > 0)
      .map(({ kind, count }) => t(`privacy.kinds.${kind}`, { count }))
  )
}
