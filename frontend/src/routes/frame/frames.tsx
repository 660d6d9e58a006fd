import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { FullSpinner } from '#frontend/components/spinner'
import { useSession } from '#frontend/lib/session/person'
import { leaveForSignIn } from '#frontend/lib/session/sign_in'
import { AppFrame } from '#frontend/routes/frame/app_frame'
import { VisitorFrame } from '#frontend/routes/frame/visitor_frame'

/** Around screens that need sign-in: a visitor is sent there, and comes back. */
export function GuardedFrame() {
  const { status, person } = useSession()
  useEffect(() => {
    if (status === 'visitor') leaveForSignIn()
  }, [status])
  if (!person) return <FullSpinner />
  return (
    <AppFrame person={person}>
      <Outlet />
    </AppFrame>
  )
}

/** Around screens that have something to say to a visitor as well. */
export function OpenFrame() {
  const { status, person } = useSession()
  if (status === 'loading') return <FullSpinner />
  if (person) {
    return (
      <AppFrame person={person}>
        <Outlet />
      </AppFrame>
    )
  }
  return (
    <VisitorFrame>
      <Outlet />
    </VisitorFrame>
  )
}
