import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import { ApiException, unacceptable } from '#app/core/exceptions/api_exception'
import { isSoundDraft, TEST_RUN } from '#app/flows/domain/checks/progress'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'
import type Flow from '#app/flows/models/flow'
import { requireFlowVersion } from '#app/flows/services/versions/flow_versions'
import { exceptSingleSteps } from '#app/flows/services/runs/whole_runs'
import { ownFlow } from '#app/flows/services/flows/own_flow'
import { prepareAndWriteFlow, type Where, writeFlow } from '#app/flows/services/flows/write_flow'
import type { flowChangeValidator } from '#app/flows/validators/flow_validators'

type Change = Infer<typeof flowChangeValidator>

/**
 * Changes the details of a flow, and which version is published.
 * @throws ApiException 404, 409, 422 `fields` where the version is absent or cannot run, 403 `plan_limit`
 */
export async function changeFlow(where: Where, change: Change): Promise<Flow> {
  if (change.publishedVersion === null) return takeBack(where, change)
  await requirePublishable(where, change.publishedVersion)
  const { flow } = await writeFlow(where, { change: (found) => void found.merge(change) })
  return flow
}

/** A flow that is no longer published has come as far as its draft and its runs say. */
async function takeBack(where: Where, change: Change): Promise<Flow> {
  const { flow } = await prepareAndWriteFlow(where, ({ draft, publishedVersion }) => ({
    isSound: publishedVersion !== null && isSoundDraft(draft),
    change: async (found, trx) => {
      const wasPublished = found.publishedVersion !== null
      found.merge(change)
      if (wasPublished) found.currentStep = (await hasSucceeded(found.id, trx)) ? TEST_RUN : 0
    },
  }))
  return flow
}

/**
 * Checks a version before it is published. A version never changes, so this goes before the transaction.
 * @throws ApiException 404, 422 `fields` where the version is absent or cannot run
 */
async function requirePublishable(
  { userId, id, deleted }: Where,
  number: number | undefined
): Promise<void> {
  if (number === undefined) return
  await ownFlow(userId, id, { deleted })
  const problems = await versionProblems(id, number)
  if (problems.length > 0) throw unacceptable({ publishedVersion: problems[0].sentence })
}

async function versionProblems(flowId: string, number: number) {
  try {
    const { graph } = await requireFlowVersion(flowId, number)
    return problemsOf(graph)
  } catch (error) {
    if (!(error instanceof ApiException)) throw error
    return [{ sentence: `This flow has no version ${number}.` }]
  }
}

/** Whether a run of a flow, and not only of a step, has succeeded. A flow that is no longer published has still been tested. */
async function hasSucceeded(flowId: string, trx: TransactionClientContract): Promise<boolean> {
  const query = exceptSingleSteps(trx.from('runs').where({ flow_id: flowId, status: 'succeeded' }))
  return (await query.select('id').first()) !== null
}
