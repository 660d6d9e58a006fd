import { useState } from 'react'
import { LogoPlaceholder } from '#frontend/components/page/logo_placeholder'
import { Wordmark } from '#frontend/components/page/wordmark'
import { t } from '#frontend/lib/texts'

/** The mark and the name; a drawn placeholder where the picture does not load. */
export function Logo() {
  const [isBroken, setBroken] = useState(false)
  return (
    <span className="inline-flex items-center gap-2.5">
      {isBroken ? (
        <LogoPlaceholder size={28} />
      ) : (
        <img src="/logo.svg" alt="" width={28} height={28} onError={() => setBroken(true)} />
      )}
      <Wordmark label={t('kit.logo')} />
    </span>
  )
}
