import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#frontend/components/button'
import { ConfirmDialog } from '#frontend/components/overlays/confirm_dialog'
import { Dialog } from '#frontend/components/overlays/dialog'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#frontend/components/overlays/menu'
import { Tooltip } from '#frontend/components/overlays/tooltip'
import { Row } from '#frontend/features/components_gallery/gallery_section'
import { t } from '#frontend/lib/texts'

export function OverlayParts() {
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Row>
        <Button onClick={() => setOpen(true)}>{t('kit.gallery.overlays.openDialog')}</Button>
        <Button onClick={() => setAsking(true)}>{t('kit.gallery.overlays.openConfirm')}</Button>
        <SampleMenu />
        <Tooltip text={t('kit.gallery.overlays.tooltipText')}>
          <Button variant="ghost">{t('kit.gallery.overlays.tooltip')}</Button>
        </Tooltip>
      </Row>
      <p className="text-sm text-muted">{t('kit.gallery.overlays.palette')}</p>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('kit.gallery.overlays.dialogTitle')}
        footer={
          <Button variant="primary" onClick={() => setOpen(false)}>
            {t('kit.gallery.overlays.dialogDone')}
          </Button>
        }
      >
        <p>{t('kit.gallery.overlays.dialogText')}</p>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('kit.gallery.overlays.confirmTitle')}
        text={t('kit.gallery.overlays.confirmText')}
        confirm={t('kit.gallery.overlays.confirm')}
        cancel={t('kit.gallery.overlays.cancel')}
        onConfirm={() => setAsking(false)}
      />
    </>
  )
}

function SampleMenu() {
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <>
      <Menu
        trigger={<Button icon={Ellipsis}>{t('kit.gallery.overlays.menu')}</Button>}
        align="start"
      >
        <MenuLabel>{t('kit.gallery.overlays.menuLabel')}</MenuLabel>
        <MenuItem icon={Pencil} onSelect={() => setChosen(t('kit.gallery.overlays.rename'))}>
          {t('kit.gallery.overlays.rename')}
        </MenuItem>
        <MenuItem icon={Copy} onSelect={() => setChosen(t('kit.gallery.overlays.duplicate'))}>
          {t('kit.gallery.overlays.duplicate')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          icon={Trash2}
          isDanger
          onSelect={() => setChosen(t('kit.gallery.overlays.remove'))}
        >
          {t('kit.gallery.overlays.remove')}
        </MenuItem>
      </Menu>
      <span role="status" className="text-sm text-muted">
        {chosen}
      </span>
    </>
  )
}
