import { Button } from '#frontend/components/button'
import { CopyButton } from '#frontend/components/copy_button'
import { Row } from '#frontend/features/components_gallery/gallery_section'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'

const showPlain = () => {
  const shown = toast({
    title: t('kit.gallery.toasts.plainTitle'),
    text: t('kit.gallery.toasts.plainText'),
    action: { label: t('kit.gallery.toasts.undo'), onAction: () => shown.dismiss() },
  })
}

const showTone = (tone: 'success' | 'danger') =>
  toast({
    title: t(`kit.gallery.toasts.${tone}Title`),
    text: t(`kit.gallery.toasts.${tone}Text`),
    tone,
  })

export function ToastParts() {
  return (
    <Row>
      <Button onClick={showPlain}>{t('kit.gallery.toasts.plain')}</Button>
      <Button onClick={() => showTone('success')}>{t('kit.gallery.toasts.success')}</Button>
      <Button onClick={() => showTone('danger')}>{t('kit.gallery.toasts.danger')}</Button>
      <CopyButton text={t('kit.gallery.prompts.before')} label={t('kit.gallery.toasts.copy')} />
    </Row>
  )
}
