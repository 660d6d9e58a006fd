import { Outlet, ScrollRestoration } from 'react-router'
import { TooltipProvider } from '#frontend/components/tooltip'
import { Toasts } from '#frontend/routes/toasts'

/** What every screen stands in, whoever sees it. */
export function Root() {
  return (
    <TooltipProvider>
      <Outlet />
      <Toasts />
      <ScrollRestoration />
    </TooltipProvider>
  )
}
