import { QueryClient } from '@tanstack/react-query'
import { loadQuery } from '#frontend/lib/loading/loader'

/** Asks once, keeps the answer, and asks again only when told to. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: loadQuery,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      staleTime: Infinity,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
