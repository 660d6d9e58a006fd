import type { ApiClient } from '@japa/api-client'
import { newClient, type SignedClient } from '#tests/helpers/api'

export const ORIGINAL = 'Write to {{name}} at [address] about Kestrel 3.'
const BETTER = 'You are a clerk. Write to {{name}} at [Address], and name Kestrel 3 once.'
export const VALUES = { name: 'Ana', address: 'ana@kestrel.example' }

export interface Tried {
  person: SignedClient
  path: string
  promptId: string
}

/** A person with a prompt and one version of it. */
export async function triedBy(client: ApiClient): Promise<Tried> {
  const person = await newClient(client)
  const { id } = (await person.post('/api/prompts', { original: ORIGINAL })).body()
  ;(await person.post(`/api/prompts/${id}/versions`, { content: BETTER })).assertStatus(201)
  return { person, path: `/api/prompts/${id}/tryouts`, promptId: id }
}

/** The version tried once by this model. */
export const tryOnce = async ({ person, path }: Pick<Tried, 'person' | 'path'>, model: string) =>
  (await person.post(path, { version: 1, model, values: VALUES })).body()

/** The answer to the version is told by its first words. */
export const isVersion = (text: string) => text.startsWith('You are')
