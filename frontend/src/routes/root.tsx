import { Outlet, ScrollRestoration } from 'react-router'
import { TooltipProvider } from '#frontend/components/tooltip'
import { usePrimaryAction } from '#frontend/lib/primary_action'
import { Toasts } from '#frontend/routes/toasts'

/** What every screen stands in, whoever sees it. */
export function Root() {
  usePrimaryAction()
  return (
    <TooltipProvider>
      <Outlet />
      <Toasts />
      <ScrollRestoration />
    </TooltipProvider>
  )
}
