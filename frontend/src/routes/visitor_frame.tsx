import type { ReactNode } from 'react'
import { Logo } from '#frontend/components/logo'
import { t } from '#frontend/lib/texts'
import { SkipLink } from '#frontend/routes/skip_link'

export function VisitorFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="flex h-16 items-center border-b border-line px-4 sm:px-8">
        <a href="/" aria-label={t('common.frame.homePage')} className="rounded-control">
          <Logo />
        </a>
      </header>
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </>
  )
}
