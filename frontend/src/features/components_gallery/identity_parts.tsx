import { Avatar } from '#frontend/components/avatar'
import { Logo } from '#frontend/components/page/logo'
import { Row } from '#frontend/features/components_gallery/gallery_section'
import { usePerson } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'

export function IdentityParts() {
  const person = usePerson()
  return (
    <>
      <Logo />
      <Row>
        <Avatar person={person} size="lg" />
        <Avatar person={person} size="md" />
        <Avatar person={person} size="sm" />
        <p className="text-sm text-muted">{t('kit.gallery.identity.note')}</p>
      </Row>
    </>
  )
}
