import { renderToString } from 'react-dom/server'
import { FullSpinner } from '#frontend/components/spinner'
import { computeDemo } from '#frontend/features/landing/demo/demo_result'
import { type PageData, publicPages } from '#frontend/features/landing/page_data'
import { PublicPage } from '#frontend/features/landing/public_page'
import { PERSON_PATH } from '#frontend/lib/session/session'
import { patternOf } from '#frontend/lib/window/known_routes'
import { screens } from '#frontend/routes/screens'
import { publicTexts } from '#frontend/texts/en/public'

export interface RenderedPage {
  file: string
  path: string
  title: string
  description: string
  html: string
}

/** What the app shows until its scripts have run. */
export const renderLoading = () => renderToString(<FullSpinner />)

/** The addresses of each screen, its file as the bundler named it, and what the screen asks for. */
export function screenParts() {
  return Object.entries(screens).map(([path, { load, for: audience, asks = [] }]) => {
    const [name] = /\w+_screen/.exec(String(load)) ?? []
    if (!name) throw new Error(`The screen of ${path} is not in a file named *_screen.`)
    const early = audience === 'bare' ? asks : [PERSON_PATH, ...asks]
    return { pattern: patternOf(path), name, asks: early }
  })
}

/** Every public page as HTML; the sign-up page once for each mode of the server. */
export function renderPages(): RenderedPage[] {
  return publicPages.flatMap(({ name, path }) => {
    const file = path === '/' ? 'index' : path.slice(1)
    const demo = name === 'landing' ? computeDemo() : null
    const render = (mode: PageData['mode'], ending: string) => ({
      file: `${file}${ending}`,
      path,
      ...publicTexts.meta[name],
      html: renderToString(<PublicPage name={name} mode={mode} demo={demo} />),
    })
    const live = render('live', '.html')
    return name === 'signup' ? [live, render('trial', '.trial.html')] : [live]
  })
}
