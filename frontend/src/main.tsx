import './styles/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { hasSession } from '#frontend/lib/session_cookie'
import { queryClient } from '#frontend/lib/query_client'
import { clearDraftsOfPeople } from '#frontend/lib/local_draft'
import { personQuery } from '#frontend/lib/person'
import { createRouter } from '#frontend/routes/router'

if (hasSession()) void queryClient.prefetchQuery(personQuery)
else clearDraftsOfPeople()

createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={createRouter()} />
  </QueryClientProvider>
)
