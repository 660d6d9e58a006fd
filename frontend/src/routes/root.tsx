import { useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { TooltipProvider } from '#frontend/components/overlays/tooltip'
import { useExperiment } from '#frontend/lib/session/experiments'
import { usePrimaryAction } from '#frontend/lib/window/primary_action'
import { Toasts } from '#frontend/routes/toasts'

/** The frame of every screen, for visitors too. */
export function Root() {
  usePrimaryAction()
  const hasLargePrompts = useExperiment('largePrompts')
  useEffect(() => {
    document.documentElement.toggleAttribute('data-large-prompts', hasLargePrompts)
  }, [hasLargePrompts])
  return (
    <TooltipProvider>
      <Outlet />
      <Toasts />
      <ScrollRestoration />
    </TooltipProvider>
  )
}
