import { useState } from 'react'
import { avatarHue, avatarLetter, displayName, type Named } from '#frontend/components/display_name'
import { t } from '#frontend/lib/texts'

const SIZES = { sm: 'size-8 text-sm', md: 'size-10 text-base', lg: 'size-16 text-2xl' } as const

interface Props {
  person: Named & { profileImageUrl: string | null }
  size?: keyof typeof SIZES
}

/** The picture that the sign-in provider sends, or a disc with the first letter. */
export function Avatar({ person, size = 'sm' }: Props) {
  const { profileImageUrl: address } = person
  const [broken, setBroken] = useState<string | null>(null)
  const name = t('kit.picture', { name: displayName(person) })
  const shape = `${SIZES[size]} shrink-0 rounded-full`
  if (address && broken !== address) {
    return (
      <img
        src={address}
        alt={name}
        referrerPolicy="no-referrer"
        onError={() => setBroken(address)}
        className={`${shape} object-cover`}
      />
    )
  }
  const hue = avatarHue(person)
  return (
    <span
      role="img"
      aria-label={name}
      className={`${shape} grid place-items-center font-medium text-ink`}
      style={{ background: `light-dark(oklch(0.88 0.055 ${hue}), oklch(0.4 0.06 ${hue}))` }}
    >
      {avatarLetter(person)}
    </span>
  )
}
