import type { ApiClient, ApiRequest } from '@japa/api-client'
import User from '#app/auth/models/user'
import { createPerson } from '#tests/helpers/people'

type Scope = 'read' | 'write' | 'admin'

/**
 * Makes requests as one person, with an access token.
 * @param workspaceId the workspace that all requests name; without it they are about the personal one
 */
export async function asPerson(
  client: ApiClient,
  user: User,
  scopes: Scope[] = ['read', 'write'],
  workspaceId?: string
) {
  const token = await User.accessTokens.create(user, scopes)
  const secret = token.value!.release()
  const signed = (request: ApiRequest) => {
    request.bearerToken(secret)
    return workspaceId ? request.header('Hone-Workspace', workspaceId) : request
  }
  return {
    user,
    secret,
    get: (path: string) => signed(client.get(path)),
    post: (path: string, body?: unknown) => signed(withBody(client.post(path), body)),
    put: (path: string, body?: unknown) => signed(withBody(client.put(path), body)),
    patch: (path: string, body?: unknown) => signed(withBody(client.patch(path), body)),
    delete: (path: string) => signed(client.delete(path)),
  }
}

export type SignedClient = Awaited<ReturnType<typeof asPerson>>

/** A new person, and requests made as them. */
export async function newClient(client: ApiClient, scopes?: Scope[]): Promise<SignedClient> {
  return asPerson(client, await createPerson(), scopes)
}

function withBody(request: ApiRequest, body: unknown): ApiRequest {
  return body === undefined ? request : request.json(body as object)
}
