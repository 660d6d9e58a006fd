import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Data } from '#client/data'
import { api } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'
import type { ResponseOf } from '#frontend/lib/api'
import { toast } from '#frontend/lib/toast'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'

export type Provider = Data.Ai.ModelProvider
export type ModelTest = ResponseOf<'model_tests.store'>
export type TestWish = Parameters<typeof api.modelTests.store>[0]['body']
export type NewProvider = Parameters<typeof api.modelProviders.store>[0]['body']
export type ProviderChange = NonNullable<Parameters<typeof api.modelProviders.update>[0]['body']>

export const providersQuery = apiQuery('model_providers.index')

/** Asks a provider; what is shown of all of them is asked for again, since it says when they last answered. */
export function useModelTest() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: TestWish) => api.modelTests.store({ body: wish }),
    onSettled: () => client.invalidateQueries(providersQuery),
  })
}

export function useProviderWrites() {
  const client = useQueryClient()
  const show = () => client.invalidateQueries(providersQuery)
  const fail = ({ name }: Provider, error: unknown) => {
    const text = t('admin.models.notChanged', { name, reason: reasonOf(error) })
    toast({ title: t('admin.models.error'), text, tone: 'danger' })
  }

  return {
    /** Throws `ApiError`. */
    async create(wish: NewProvider): Promise<void> {
      const { name } = await api.modelProviders.store({ body: wish })
      toast({ title: t('admin.models.added'), text: t('admin.models.addedText', { name }) })
      await show()
    },
    /** Throws `ApiError`. */
    async change({ id }: Provider, change: ProviderChange): Promise<void> {
      const { name } = await api.modelProviders.update({ params: { id }, body: change })
      toast({ title: t('admin.models.changed'), text: t('admin.models.changedText', { name }) })
      await show()
    },
    async makeDefault(provider: Provider): Promise<void> {
      const { id } = provider
      await api.modelProviders
        .update({ params: { id }, body: { isDefault: true } })
        .then(show, (error: unknown) => fail(provider, error))
    },
    async remove(provider: Provider): Promise<void> {
      const { id, name } = provider
      try {
        await api.modelProviders.destroy({ params: { id } })
      } catch (error) {
        return fail(provider, error)
      }
      toast({ title: t('admin.models.removed'), text: t('admin.models.removedText', { name }) })
      await show()
    },
  }
}
