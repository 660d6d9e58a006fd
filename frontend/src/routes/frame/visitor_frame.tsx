import type { ReactNode } from 'react'
import { Logo } from '#frontend/components/page/logo'
import { t } from '#frontend/lib/texts'
import { SkipLink } from '#frontend/routes/frame/skip_link'

/** The header of the public pages around a screen of the app. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col [--page-width:1120px]">
      <SkipLink />
      <header className="sticky top-0 z-40 border-b border-line bg-paper/95 backdrop-blur-sm">
        <div className="mx-auto flex h-16 max-w-[1120px] items-center px-5 sm:px-8">
          <a href="/" aria-label={t('common.frame.homePage')} className="rounded-control">
            <Logo />
          </a>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <footer className="border-t border-line">
        <p className="mx-auto flex max-w-[1120px] flex-wrap gap-x-6 gap-y-1 px-5 py-6 text-sm text-muted sm:px-8">
          <span>{t('common.frame.line')}</span>
          <a href="/terms" className="text-link">
            {t('common.frame.terms')}
          </a>
          <a href="/privacy" className="text-link">
            {t('common.frame.privacy')}
          </a>
        </p>
      </footer>
    </div>
  )
}
