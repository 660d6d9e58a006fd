import { LogoPlaceholder } from '#frontend/components/page/logo_placeholder'
import { publicTexts } from '#frontend/texts/en/public'

/** The picture of the mark lies over a drawn one, which shows where the picture does not load, without scripts. */
export function HomeLink() {
  return (
    <a
      href="/"
      aria-label={publicTexts.header.homeLabel}
      className="flex items-center gap-2.5 rounded-control font-serif text-xl font-medium tracking-tight"
    >
      <span className="relative size-7">
        <LogoPlaceholder size={26} className="absolute inset-px" />
        <img src="/logo.svg" alt="" width="28" height="28" className="absolute inset-0" />
      </span>
      {publicTexts.brand}
    </a>
  )
}
