import { publicTexts } from '#frontend/texts/en/public'

export function HomeLink() {
  return (
    <a
      href="/"
      aria-label={publicTexts.header.homeLabel}
      className="flex items-center gap-2.5 rounded-control font-serif text-xl font-medium tracking-tight"
    >
      <img src="/logo.svg" alt="" width="32" height="32" />
      {publicTexts.brand}
    </a>
  )
}
