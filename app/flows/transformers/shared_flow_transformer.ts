import { BaseTransformer } from '@adonisjs/core/transformers'
import { fullName } from '#app/auth/domain/display_name'
import type { SharedFlow } from '#app/flows/services/sharing/flow_share_links'
import { wholeSharedSteps } from '#app/flows/services/sharing/shared_steps'

/** What anybody who has the link may see; a name, never an email. */
export default class SharedFlowTransformer extends BaseTransformer<SharedFlow> {
  toObject() {
    const { link, graph } = this.resource
    const { flow, owner, version, createdAt, expiresAt } = link
    return {
      title: flow.title,
      context: flow.context,
      version,
      steps: wholeSharedSteps(graph),
      sharedBy: fullName(owner),
      createdAt: createdAt.toUTC().toISO() as string,
      expiresAt: expiresAt?.toUTC().toISO() ?? null,
    }
  }
}
