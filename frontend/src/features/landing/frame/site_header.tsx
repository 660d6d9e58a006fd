import { Island } from '#frontend/features/landing/island'
import { HomeLink } from '#frontend/features/landing/frame/home_link'
import { headerLinks } from '#frontend/features/landing/frame/site_links'
import { publicTexts } from '#frontend/texts/en/public'

const texts = publicTexts.header

export function SiteHeader() {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper/95 backdrop-blur-sm">
      <div className="mx-auto flex h-16 max-w-[1120px] items-center gap-2 px-5 sm:px-8">
        <HomeLink />
        <nav aria-label={texts.navLabel} className="ml-8 hidden gap-1 md:flex">
          {headerLinks.map(({ href, text }) => (
            <a
              key={href}
              href={href}
              className="rounded-control px-3 py-2 text-sm text-muted hover:bg-sunken hover:text-ink"
            >
              {text}
            </a>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <Island name="account" />
          <Island name="menu" />
        </div>
      </div>
    </header>
  )
}
