import { Outlet, ScrollRestoration } from 'react-router'
import { ToastViewport } from '#frontend/components/toast_viewport'
import { TooltipProvider } from '#frontend/components/tooltip'

/** What every screen stands in, whoever sees it. */
export function Root() {
  return (
    <TooltipProvider>
      <Outlet />
      <ToastViewport />
      <ScrollRestoration />
    </TooltipProvider>
  )
}
