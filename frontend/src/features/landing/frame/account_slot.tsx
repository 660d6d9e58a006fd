import { usePerson } from '#frontend/features/landing/frame/use_person'
import { OpenHone } from '#frontend/features/landing/frame/open_hone'
import { publicTexts } from '#frontend/texts/en/public'

const texts = publicTexts.header

/**
 * Sign In, a spinner, or the person. Before scripts run the written page holds both of the
 * first two, and the `data-session` attribute that the server sets shows the right one.
 */
export function AccountSlot() {
  const state = usePerson()
  if (state.status === 'signedIn') return <OpenHone person={state.person} />
  if (state.status === 'loading') return <Loading />
  if (state.status === 'visitor') return <VisitorLinks />
  return (
    <>
      <div className="contents in-data-session:hidden">
        <VisitorLinks />
      </div>
      <div className="hidden in-data-session:contents">
        <Loading />
      </div>
    </>
  )
}

function Loading() {
  return (
    <p role="status" className="flex items-center gap-2 px-2 text-sm text-muted">
      <span
        aria-hidden
        className="size-4 animate-spin rounded-full border-2 border-line-strong border-t-ink"
      />
      {texts.loading}
    </p>
  )
}

function VisitorLinks() {
  return (
    <>
      <a href="/signup" className="rounded-control px-3 py-2 text-sm font-medium hover:bg-sunken">
        {texts.signIn}
      </a>
      <a href="/signup" className="button-primary hidden px-4 py-2 text-sm sm:inline-flex">
        {texts.getStarted}
      </a>
    </>
  )
}
