import type { ApiClient } from '@japa/api-client'
import { asPerson } from '#tests/helpers/api'
import { createPerson } from '#tests/helpers/people'

/** A new administrator, with an access token that may do all that they may. */
export const administrator = async (client: ApiClient) =>
  asPerson(client, await createPerson({ isAdmin: true }), ['read', 'write', 'admin'])

/** Where administrators find a person, and parts of them. */
export const at = (id: string, rest = '') => `/api/admin/users/${id}${rest}`
