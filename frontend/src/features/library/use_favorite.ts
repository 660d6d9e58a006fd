import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { mapItems, type Pages } from '#app/core/domain/paging'
import { api } from '#frontend/lib/api'
import { PAGES } from '#frontend/lib/api_queries'
import { toastFailure } from '#frontend/lib/toast_failure'
import type { Template } from '#frontend/prompts/prompt_calls'
import { t } from '#frontend/lib/texts'

interface Wish {
  template: Pick<Template, 'id' | 'isFavorite'>
  isFavorite: boolean
}

/** Marks a template as a favorite or no more: at once on the screen, and back where the server refuses. */
export function useFavorite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ template: { id }, isFavorite }: Wish) => {
      const wish = { params: { id } }
      return isFavorite ? api.favoriteTemplates.store(wish) : api.favoriteTemplates.destroy(wish)
    },
    onMutate: ({ template, isFavorite }) => show(client, template.id, isFavorite),
    // A list of favorites that is not on the screen is loaded again once it is.
    onSuccess: () =>
      client.invalidateQueries({ queryKey: ['/api/templates'], refetchType: 'none' }),
    onError: (error, { template: { id, isFavorite } }) => {
      show(client, id, isFavorite)
      toastFailure(t('library.favorite.failed'), error)
    },
  })
}

/** In every list, and where the template is open. */
function show(client: QueryClient, id: string, isFavorite: boolean): void {
  const queryKey = ['/api/templates']
  client.setQueriesData<Pages<Template>>(
    { queryKey, predicate: ({ queryKey: key }) => key.at(-1) === PAGES },
    (list) => list && mapItems(list, (one) => (one.id === id ? { ...one, isFavorite } : one))
  )
  client.setQueryData<Template>([...queryKey, id], (one) => one && { ...one, isFavorite })
}
