import type { ReactNode } from 'react'
import { SiteFooter } from '#frontend/features/landing/frame/site_footer'
import { SiteHeader } from '#frontend/features/landing/frame/site_header'
import { publicTexts } from '#frontend/texts/en/public'

/** Header, content and footer of every public page. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only rounded-control bg-raised px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        {publicTexts.skipToContent}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}
