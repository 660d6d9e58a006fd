import type { ReactNode } from 'react'
import { Logo } from '#frontend/components/page/logo'
import { usePageTitle } from '#frontend/lib/window/page_title'
import { t } from '#frontend/lib/texts'

interface Props {
  title: string
  /** What Hone is, below the page. */
  about: string
  children: ReactNode
}

/** The frame of a page that people open by a link who may never have heard of Hone. */
export function BarePage({ title, about, children }: Props) {
  usePageTitle(title)
  return (
    <div className="flex min-h-dvh flex-col">
      <meta name="robots" content="noindex" />
      <header className="border-b border-line">
        <div className="mx-auto flex h-16 max-w-[760px] items-center px-4 sm:px-8">
          <a href="/" aria-label={t('common.frame.homePage')} className="rounded-control">
            <Logo />
          </a>
        </div>
      </header>
      <main id="content" className="mx-auto w-full max-w-[760px] flex-1 px-4 py-8 sm:px-8">
        {children}
      </main>
      <footer className="border-t border-line">
        <p className="mx-auto max-w-[760px] px-4 py-6 text-sm text-muted sm:px-8">{about}</p>
      </footer>
    </div>
  )
}
