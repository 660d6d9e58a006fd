import { renderToString } from 'react-dom/server'
import { computeDemo } from '#frontend/features/public/demo_result'
import { type PageData, publicPages } from '#frontend/features/public/page_data'
import { PublicPage } from '#frontend/features/public/public_page'
import { publicTexts } from '#frontend/texts/en/public'

export interface RenderedPage {
  file: string
  path: string
  title: string
  description: string
  html: string
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
