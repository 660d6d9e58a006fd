import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { handOverActivities } from '#app/activity/services/hand_over_activities'
import { handOverFlows } from '#app/flows/services/flows/hand_over_flows'
import { handOverTemplates } from '#app/templates/services/hand_over_templates'
import { handOverWorkspaces } from '#app/workspaces/services/hand_over_workspaces'
import { handOverPrompts, type HandedPrompts } from '#app/prompts/services/hand_over_prompts'

export interface HandedOver extends HandedPrompts {
  activities: number
  flows: number
}

/**
 * Makes what a person wrote and did another's. What their calls of models cost stays with them: it would use up the
 * other's allowance.
 */
export async function handOver(
  from: string,
  to: string,
  trx: TransactionClientContract
): Promise<HandedOver> {
  await handOverTemplates(from, to, trx)
  await handOverWorkspaces(from, to, trx)
  return {
    ...(await handOverPrompts(from, to, trx)),
    activities: await handOverActivities(from, to, trx),
    flows: await handOverFlows(from, to, trx),
  }
}
