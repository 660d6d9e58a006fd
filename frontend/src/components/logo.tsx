import { useState } from 'react'
import { t } from '#frontend/lib/texts'

/** The mark and the name; a drawn placeholder where the picture does not load. */
export function Logo() {
  const [isBroken, setBroken] = useState(false)
  return (
    <span className="inline-flex items-center gap-2.5">
      {isBroken ? (
        <Placeholder />
      ) : (
        <img src="/logo.svg" alt="" width={28} height={28} onError={() => setBroken(true)} />
      )}
      <span className="font-serif text-xl font-medium tracking-tight">{t('kit.logo')}</span>
    </span>
  )
}

function Placeholder() {
  return (
    <svg aria-hidden="true" width={28} height={28} viewBox="0 0 28 28" data-placeholder="logo">
      <rect width="28" height="28" rx="7" className="fill-ink" />
      <path d="M9 7v14M19 7v14M9 14h10" className="stroke-paper" strokeWidth="2.5" fill="none" />
    </svg>
  )
}
