import { HomeLink } from '#frontend/features/landing/frame/home_link'
import { footerColumns } from '#frontend/features/landing/frame/site_links'
import { publicTexts } from '#frontend/texts/en/public'

const texts = publicTexts.footer

export function SiteFooter() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto grid max-w-[1120px] gap-10 px-5 py-12 sm:px-8 md:grid-cols-[2fr_3fr]">
        <div className="grid content-start justify-items-start gap-3">
          <HomeLink />
          <p className="text-sm text-muted">{texts.line}</p>
        </div>
        <nav aria-label={texts.label} className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {footerColumns.map(({ title, links }) => (
            <div key={title}>
              <h2 className="text-sm font-medium">{title}</h2>
              <ul className="mt-2">
                {links.map(({ href, text }) => (
                  <li key={href}>
                    <a
                      href={href}
                      className="inline-block rounded-control py-1.5 text-sm text-muted hover:text-ink hover:underline"
                    >
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  )
}
