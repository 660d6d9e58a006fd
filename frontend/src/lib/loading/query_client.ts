import { notifyManager, QueryClient } from '@tanstack/react-query'
import { loadQuery } from '#frontend/lib/loading/loader'

/** What changes in a click is drawn with it; by default, a checked radio button would first jump back. */
notifyManager.setScheduler(queueMicrotask)

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
