import { publicPages } from '#frontend/features/landing/page_data'
import { PublicPage } from '#frontend/features/landing/public_page'

/** Where no page was written at build, as in development, the browser draws all of it. */
export async function wholePage() {
  const name = publicPages.find(({ path }) => path === location.pathname)?.name ?? 'landing'
  const mode = document.documentElement.dataset.mode === 'trial' ? 'trial' : 'live'
  if (name !== 'landing') return <PublicPage name={name} mode={mode} demo={null} />
  const { computeDemo } = await import('#frontend/features/landing/demo/demo_result')
  return <PublicPage name={name} mode={mode} demo={computeDemo()} />
}
