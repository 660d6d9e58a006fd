import { useEffect } from 'react'
import { Outlet, useMatches } from 'react-router'
import { FullSpinner } from '#frontend/components/spinner'
import { type Person, useSession } from '#frontend/lib/session/person'
import { leaveForSignIn } from '#frontend/lib/session/sign_in'
import { useAtomValue } from '#frontend/lib/state'
import { chosenTeam } from '#frontend/lib/workspace'
import { AppFrame } from '#frontend/routes/frame/app_frame'
import { useArrivalFocus } from '#frontend/routes/frame/use_arrival_focus'
import { VisitorFrame } from '#frontend/routes/frame/visitor_frame'
import type { Audience } from '#frontend/routes/screens'

/**
 * Around every screen but the bare ones. It is one route for all of them, so that the sidebar
 * stays as it is when the screen changes. A visitor of a screen that needs sign-in is sent there,
 * and comes back.
 */
export function Frame() {
  const { status, person } = useSession()
  const needsPerson = useAudience() === 'person'
  const leaves = needsPerson && status === 'visitor'
  useEffect(() => {
    if (leaves) leaveForSignIn()
  }, [leaves])
  if (person) return <PersonFrame person={person} />
  if (needsPerson || status === 'loading') return <FullSpinner />
  return (
    <VisitorFrame>
      <Outlet />
    </VisitorFrame>
  )
}

/** Another workspace is another frame: nothing on it is left of the one before. */
function PersonFrame({ person }: { person: Person }) {
  const workspace = useAtomValue(chosenTeam)?.id ?? person.id
  useArrivalFocus(workspace)
  return (
    <AppFrame key={workspace} person={person}>
      <Outlet />
    </AppFrame>
  )
}

/** Who sees the screen at this address. An unknown address has something to say to everybody. */
function useAudience(): Audience {
  const screen = useMatches().at(-1)
  return (screen?.handle as Audience | undefined) ?? 'anyone'
}
