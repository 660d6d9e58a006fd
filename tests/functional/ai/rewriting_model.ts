import type { ProviderApi } from '#app/ai/domain/providers'
import ModelProvider from '#app/ai/models/model_provider'
import { forgetBreakers } from '#app/ai/services/breakers'
import { forgetProviders } from '#app/ai/services/model_targets'
import { startModelStandIn, type ModelStandIn } from '#tests/helpers/model_stand_in'

/** What a model would answer that does as it is told; `change` makes something else of the rewritten text. */
export function rewriting(change: (text: string) => string = (text) => text) {
  return (body: ModelStandIn['requests'][number]['body']): string => {
    const messages = body.messages ?? body.input
    const { name } = body.response_format?.json_schema ?? body.text?.format ?? {}
    const { original } = JSON.parse(messages[1].content)
    if (name === 'weaknesses')
      return JSON.stringify({ notes: [{ quote: '', note: 'It is not said who reads it.' }] })
    const strategy = messages[0].content.split('\n')[1].split('.')[0]
    const added = `\n\nAudience: customers who know us\nPurpose: they book a demo\nFacts: it follows the one that they own, and is lighter\n\nReturn a subject line and three short paragraphs. Keep it under 200 words. Use a friendly tone. Name no competitor. Say so where something is missing, and check names and figures before you answer. This version does as told: ${strategy}.`
    return JSON.stringify({
      text: change(original + added),
      changes: [
        {
          before: '',
          after: 'Audience: customers who know us',
          reason: 'Readers decide the words.',
        },
      ],
      assumptions: ['The readers know the company.'],
      questions: ['When does it start?'],
      variables: [],
    })
  }
}

/** A provider at a stand-in, as the only one there is. */
export async function connected(
  api: ProviderApi = 'chat'
): Promise<{ standIn: ModelStandIn; id: string }> {
  const standIn = await startModelStandIn({ key: 'right-key' })
  standIn.reply = rewriting()
  await ModelProvider.query().delete()
  const provider = new ModelProvider()
  provider.merge({
    name: 'Stand-in',
    baseUrl: standIn.url,
    model: 'gpt-5.4-mini',
    api,
    isDefault: true,
    fromEnvironment: false,
  })
  provider.key = 'right-key'
  await provider.save()
  forgetProviders()
  forgetBreakers()
  return { standIn, id: provider.id }
}

export async function disconnected(standIn: ModelStandIn): Promise<void> {
  await ModelProvider.query().delete()
  forgetProviders()
  forgetBreakers()
  await standIn.close()
}
