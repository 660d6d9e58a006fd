import { createHash } from 'node:crypto'
import type { SourceKind } from '#app/content/domain/sync/property_names'
import { guideTarget } from '#app/content/services/sync/guide_target'
import type { TargetKind } from '#app/content/services/sync/target_kind'
import { templateTarget } from '#app/content/services/sync/template_target'

/** What the pages of each kind of source become. */
export const TARGETS: Record<SourceKind, TargetKind<object>> = {
  templates: templateTarget,
  guides: guideTarget,
}

/** The same for fields in another order. */
export function contentHash(fields: object): string {
  const inOrder = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))
  return textHash(JSON.stringify(inOrder))
}

export const textHash = (text: string): string => createHash('sha256').update(text).digest('hex')
