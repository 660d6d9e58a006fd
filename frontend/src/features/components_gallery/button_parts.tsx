import { Bookmark, Pin, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { Button, ButtonLink } from '#frontend/components/button'
import { IconButton, IconLink } from '#frontend/components/icon_button'
import { Row } from '#frontend/features/components_gallery/gallery_section'
import { useState } from 'react'
import { t } from '#frontend/lib/texts'

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const

export function ButtonParts() {
  const [isPinned, setPinned] = useState(false)
  return (
    <>
      <Row>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {t(`kit.gallery.buttons.${variant}`)}
          </Button>
        ))}
      </Row>
      <Row>
        <Button icon={Plus}>{t('kit.gallery.buttons.withIcon')}</Button>
        <Button size="sm">{t('kit.gallery.buttons.small')}</Button>
        <Button isBusy>{t('kit.gallery.buttons.busy')}</Button>
        <Button disabled>{t('kit.gallery.buttons.disabled')}</Button>
        <Button variant="primary" disabled>
          {t('kit.gallery.buttons.disabled')}
        </Button>
      </Row>
      <Row>
        <ButtonLink to="/home">{t('kit.gallery.buttons.link')}</ButtonLink>
        <IconButton
          icon={Pin}
          label={t('kit.gallery.buttons.icon')}
          aria-pressed={isPinned}
          onClick={() => setPinned(!isPinned)}
        />
        <IconLink icon={Bookmark} label={t('kit.gallery.buttons.iconLink')} to="/saved" />
        <Link to="/home" className="text-link text-sm">
          {t('kit.gallery.buttons.text')}
        </Link>
      </Row>
    </>
  )
}
