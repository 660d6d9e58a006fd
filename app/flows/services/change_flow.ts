import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import { ApiException, unacceptable } from '#app/core/exceptions/api_exception'
import { TEST_RUN } from '#app/flows/domain/progress'
import { problemsOf } from '#app/flows/domain/validate_graph'
import type Flow from '#app/flows/models/flow'
import { requireFlowVersion } from '#app/flows/services/flow_versions'
import type { flowChangeValidator } from '#app/flows/validators/flow_validators'

type Change = Infer<typeof flowChangeValidator>

/**
 * Changes what is written about a flow, and which version is published. The flow is saved by the caller.
 * @throws ApiException 422 `fields` where the version to publish is absent or cannot run
 */
export async function changeFlow(
  flow: Flow,
  change: Change,
  trx: TransactionClientContract
): Promise<void> {
  const { publishedVersion } = change
  if (typeof publishedVersion === 'number') await requirePublishable(flow.id, publishedVersion, trx)
  const isTakenBack = publishedVersion === null && flow.publishedVersion !== null
  flow.merge(change)
  if (isTakenBack) flow.currentStep = (await hasSucceeded(flow.id, trx)) ? TEST_RUN : 0
}

async function requirePublishable(
  flowId: string,
  number: number,
  trx: TransactionClientContract
): Promise<void> {
  const problems = await versionProblems(flowId, number, trx)
  if (problems.length > 0) throw unacceptable({ publishedVersion: problems[0].sentence })
}

async function versionProblems(flowId: string, number: number, trx: TransactionClientContract) {
  try {
    const { graph } = await requireFlowVersion(flowId, number, trx)
    return problemsOf(graph)
  } catch (error) {
    if (!(error instanceof ApiException)) throw error
    return [{ sentence: `This flow has no version ${number}.` }]
  }
}

/** Whether any run of a flow came to a good end: what is taken back from the public was still tested. */
async function hasSucceeded(flowId: string, trx: TransactionClientContract): Promise<boolean> {
  const query = trx.from('runs').where({ flow_id: flowId, status: 'succeeded' })
  return (await query.select('id').first()) !== null
}
