import { apiAt, PROVIDER_NAME_LENGTH } from '#app/ai/domain/providers'
import ModelProvider from '#app/ai/models/model_provider'
import { forgetProviders } from '#app/ai/services/model_targets'
import { readAddress } from '#app/ai/services/providers/provider_address'
import { createProvider } from '#app/ai/services/providers/write_provider'

interface Named {
  name: string
  baseUrl: string
  key: string | null
  model: string | null
}

/**
 * Connects the provider that the environment names, or brings it to what the environment says now. One that an
 * administrator has changed belongs to the desk: it is left alone, and no other is made while its name or its address
 * is the one of the environment.
 * @returns one sentence where the environment is wrong.
 */
export async function followEnvironment(
  { baseUrl, ...named }: Named,
  privateToo: boolean
): Promise<string | undefined> {
  const reading = readAddress(baseUrl, privateToo)
  if (!reading.ok) return reading.error
  const wanted = {
    ...named,
    name: named.name.slice(0, PROVIDER_NAME_LENGTH),
    baseUrl: reading.baseUrl,
  }
  const ours = await ModelProvider.findBy('fromEnvironment', true)
  if (ours) return follow(ours, wanted)
  const known = await ModelProvider.query()
    .where('name', wanted.name)
    .orWhere('base_url', wanted.baseUrl)
    .first()
  if (known) return
  const outcome = await createProvider(wanted, { fromEnvironment: true })
  if (!outcome.ok && outcome.error === 'full') return 'there are as many as there can be.'
}

async function follow(provider: ModelProvider, { key, ...wanted }: Named): Promise<undefined> {
  if (provider.baseUrl !== wanted.baseUrl) provider.api = apiAt(wanted.baseUrl)
  const namesake = await ModelProvider.findBy('name', wanted.name)
  const isTaken = namesake !== null && namesake.id !== provider.id
  provider.merge(isTaken ? { ...wanted, name: provider.name } : wanted)
  if (provider.key !== key) provider.key = key
  if (provider.$isDirty) await provider.save()
  forgetProviders()
}
