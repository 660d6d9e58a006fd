import { BaseTransformer } from '@adonisjs/core/transformers'
import type { FoundWorkspace } from '#app/workspaces/services/workspaces'

export default class WorkspaceTransformer extends BaseTransformer<FoundWorkspace> {
  toObject() {
    const { id, name, isPersonal, role, memberCount } = this.resource
    return { id, name, isPersonal, role, memberCount }
  }
}
