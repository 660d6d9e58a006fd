import { t } from '#frontend/lib/texts'

export function TypeParts() {
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="font-serif text-3xl text-balance">{t('kit.gallery.type.serif')}</p>
      <p className="text-2xl font-semibold tracking-tight">{t('kit.gallery.type.sans')}</p>
      <p className="prompt-text">{t('kit.gallery.type.prompt')}</p>
      <p className="font-mono text-sm">{t('kit.gallery.type.mono', { variables: '{{name}}' })}</p>
    </div>
  )
}
