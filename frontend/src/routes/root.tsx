import { Outlet, ScrollRestoration } from 'react-router'
import { TooltipProvider } from '#frontend/components/overlays/tooltip'
import { usePrimaryAction } from '#frontend/lib/window/primary_action'
import { Toasts } from '#frontend/routes/toasts'

/** The frame of every screen, for visitors too. */
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
