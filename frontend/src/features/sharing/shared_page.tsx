import type { ReactNode } from 'react'
import { Logo } from '#frontend/components/logo'
import { usePageTitle } from '#frontend/lib/page_title'
import { t } from '#frontend/lib/texts'

/** The frame of a page that people open who may never have heard of Hone. */
export function SharedPage({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title)
  return (
    <div className="flex min-h-dvh flex-col">
      <meta name="robots" content="noindex" />
      <header className="border-b border-line">
        <div className="mx-auto flex h-16 max-w-[760px] items-center px-4 sm:px-8">
          <a href="/" aria-label={t('shared.prompt.home')} className="rounded-control">
            <Logo />
          </a>
        </div>
      </header>
      <main id="content" className="mx-auto w-full max-w-[760px] flex-1 px-4 py-8 sm:px-8">
        {children}
      </main>
      <footer className="border-t border-line">
        <p className="mx-auto max-w-[760px] px-4 py-6 text-sm text-muted sm:px-8">
          {t('shared.prompt.what')}
        </p>
      </footer>
    </div>
  )
}
