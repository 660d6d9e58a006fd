/** What a member of a workspace is there for, the most powerful first. */
export const ROLES = ['owner', 'editor', 'approver', 'viewer'] as const
export type Role = (typeof ROLES)[number]

/** Roles that an invitation can give. Ownership is handed over to a member. */
export const GIVEN_ROLES = ['editor', 'approver', 'viewer'] as const
export type GivenRole = (typeof GIVEN_ROLES)[number]

/**
 * What somebody wants to do in a workspace: read what is there, decide where a run asks a person, change and run things,
 * or manage the workspace with its members.
 */
export type Deed = 'read' | 'decide' | 'edit' | 'manage'

const ALLOWED: Record<Role, readonly Deed[]> = {
  owner: ['read', 'decide', 'edit', 'manage'],
  editor: ['read', 'decide', 'edit'],
  approver: ['read', 'decide'],
  viewer: ['read'],
}

export const mayDo = (role: Role, deed: Deed): boolean => ALLOWED[role].includes(deed)

export const MAX_WORKSPACE_NAME_LENGTH = 80
/** Team workspaces that one person owns. */
export const MAX_OWNED_WORKSPACES = 20
/** Members of one workspace, its owner included. */
export const MAX_MEMBERS = 50
/** Invitations to one workspace that nobody has accepted yet. */
export const MAX_OPEN_INVITATIONS = 50
/** Days for which an invitation is open. */
export const INVITATION_DAYS = 7
