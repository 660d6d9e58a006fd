import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Transact } from '#app/core/transact'
import { versionNote } from '#app/flows/domain/editing/version_note'
import { insertVersion, type Saving } from '#app/flows/engine/starting/insert_version'
import type Flow from '#app/flows/models/flow'
import type FlowVersion from '#app/flows/models/flow_version'
import { requireVersionCapacity } from '#app/flows/services/flows/flow_limits'
import { prepareAndWriteFlow, type Where, type Written } from '#app/flows/services/flows/write_flow'
import { requireFlowVersion } from '#app/flows/services/versions/flow_versions'

export type SavedFlowVersion = Written<FlowVersion>

/**
 * Saves the draft of a flow as a version.
 * @param note null says what changed since the version before
 * @throws ApiException 404, 409, 403 `limit_reached`
 */
export const saveFlowVersion = (
  where: Where,
  note: string | null,
  transact: Transact<SavedFlowVersion>
): Promise<SavedFlowVersion> =>
  prepareAndWriteFlow(
    where,
    async (before) => {
      const noted = note ?? (await nextNote(before))
      const saving = { note: noted, authorId: where.userId }
      return { change: (flow, trx) => keepDraft(flow, saving, trx) }
    },
    transact
  )

/**
 * Keeps the draft of a flow as its newest version. The flow is saved by the caller.
 * @throws ApiException 403 `limit_reached`
 */
export function keepDraft(
  flow: Flow,
  saving: Saving,
  trx: TransactionClientContract
): Promise<FlowVersion> {
  requireVersionCapacity(flow.version)
  return insertVersion(flow, saving, trx)
}

/**
 * What the next version of a flow changes, for its note. This takes a while for a large draft: never call it inside a
 * transaction.
 */
export async function nextNote({ id, version, draft }: Flow): Promise<string> {
  const newest = version === 0 ? null : await requireFlowVersion(id, version)
  return versionNote(newest && newest.graph, draft)
}
