import { BaseTransformer } from '@adonisjs/core/transformers'
import { appUrl } from '#config/app'
import type FlowShareLink from '#app/flows/models/flow_share_link'
import type { NewFlowShare } from '#app/flows/services/sharing/flow_share_links'

export default class FlowShareTransformer extends BaseTransformer<FlowShareLink> {
  toObject() {
    const { id, flowId, version, expiresAt, createdAt } = this.resource
    return {
      ...{ id, flowId, version },
      expiresAt: expiresAt?.toUTC().toISO() ?? null,
      createdAt: createdAt.toUTC().toISO() as string,
    }
  }
}

/** The only answer that ever holds the address of a link. */
export class NewFlowShareTransformer extends BaseTransformer<NewFlowShare> {
  toObject() {
    const { link, token } = this.resource
    return { ...new FlowShareTransformer(link).toObject(), token, url: `${appUrl}/f/${token}` }
  }
}
