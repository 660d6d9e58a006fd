import { Suspense, useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { TooltipProvider } from '#frontend/components/overlays/tooltip'
import { idlePart } from '#frontend/lib/lazy_part'
import { useExperiment } from '#frontend/lib/session/experiments'
import { awaitsSignIn } from '#frontend/lib/session/sign_in_again'
import { useAtomValue } from '#frontend/lib/state'
import { usePrimaryAction } from '#frontend/lib/window/primary_action'
import { Toasts } from '#frontend/routes/toasts'

const SignInDialog = idlePart(() =>
  import('#frontend/routes/frame/signed_out').then((file) => file.SignInDialog)
)

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
      <SignInAgain />
      <Toasts />
      <ScrollRestoration />
    </TooltipProvider>
  )
}

/** Shown on every screen, over whatever dialog the person sent something from. */
function SignInAgain() {
  if (!useAtomValue(awaitsSignIn)) return null
  return (
    <Suspense>
      <SignInDialog />
    </Suspense>
  )
}
