import { createBrowserRouter, type RouteObject } from 'react-router'
import { FullSpinner } from '#frontend/components/spinner'
import { CrashedScreen } from '#frontend/routes/crashed_screen'
import { Frame } from '#frontend/routes/frame/frame'
import { NotFoundScreen } from '#frontend/routes/not_found_screen'
import { Root } from '#frontend/routes/root'
import { screens, type Audience } from '#frontend/routes/screens'

const screensFor = (...audiences: Audience[]): RouteObject[] =>
  Object.entries(screens)
    .filter(([, screen]) => audiences.includes(screen.for))
    .map(([path, screen]) => ({
      path,
      lazy: screen.load,
      handle: screen.for,
      ErrorBoundary: CrashedScreen,
    }))

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: CrashedScreen,
    HydrateFallback: FullSpinner,
    children: [
      {
        Component: Frame,
        children: [...screensFor('person', 'anyone'), { path: '*', Component: NotFoundScreen }],
      },
      ...screensFor('bare'),
    ],
  },
]

export const createRouter = () => createBrowserRouter(routes)

type Router = ReturnType<typeof createRouter>

/** Settles once the screen of the first address is loaded, or is known to have failed. */
export function whenReady(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
