import { beforeCreate } from '@adonisjs/lucid/orm'
import { v7 } from 'uuid'
import { WorkspaceSchema } from '#database/schema'

/** The workspace of a team. A personal workspace has no row: what has no workspace is in that of its owner. */
export default class Workspace extends WorkspaceSchema {
  static table = 'workspaces'
  static selfAssignPrimaryKey = true

  @beforeCreate()
  static assignId(workspace: Workspace) {
    workspace.id ??= v7()
  }
}
