import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { loadTooltips } from '#frontend/components/overlays/tooltip'
import { keyEntries } from '#frontend/lib/window/keyed_entries'
import { keepMovedPresses } from '#frontend/lib/window/moved_presses'
import { handOverStyleNonce } from '#frontend/lib/window/style_nonce'
import { queryClient } from '#frontend/lib/loading/query_client'
import { personQuery } from '#frontend/lib/session/person'
import { createRouter, whenReady } from '#frontend/routes/router'

/** The page says "Loading..." by itself, so what is drawn first is the screen that was asked for. */
export async function start(): Promise<void> {
  handOverStyleNonce()
  keepMovedPresses(document)
  keyEntries()
  const router = createRouter()
  const person = queryClient.prefetchQuery(personQuery)
  await Promise.all([person, whenReady(router), loadTooltips()])

  const root = createRoot(document.getElementById('root') as HTMLElement)
  startTransition(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    )
  )
}
