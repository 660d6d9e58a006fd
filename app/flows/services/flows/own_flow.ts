import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { absent } from '#app/core/exceptions/api_exception'
import Flow from '#app/flows/models/flow'

/** A person's own flow. @throws ApiException 404, also for the flow of another person */
export async function ownFlow(
  userId: string,
  id: string,
  { deleted = false, trx }: { deleted?: boolean; trx?: TransactionClientContract } = {}
): Promise<Flow> {
  const query = Flow.query({ client: trx }).where('id', id).where('user_id', userId)
  if (!deleted) query.whereNull('deleted_at')
  const flow = await query.first()
  if (!flow) throw absent('flow')
  return flow
}
