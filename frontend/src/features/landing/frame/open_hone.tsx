import { displayName } from '#app/auth/domain/display_name'
import { PersonAvatar } from '#frontend/features/landing/frame/person_avatar'
import type { SignedInPerson } from '#frontend/lib/public_api'
import { publicTexts } from '#frontend/texts/en/public'

export function OpenHone({ person }: { person: SignedInPerson }) {
  const name = displayName(person)
  return (
    <>
      <span className="hidden max-w-40 truncate text-sm text-muted lg:inline">{name}</span>
      <PersonAvatar name={name} imageUrl={person.profileImageUrl} />
      <a href="/home" className="button-primary px-4 py-2 text-sm">
        {publicTexts.header.openHone}
      </a>
    </>
  )
}
