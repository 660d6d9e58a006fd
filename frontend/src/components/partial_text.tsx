import { CopyButton } from '#frontend/components/copy_button'
import { t } from '#frontend/lib/texts'

/** What had come before the answer ended too early: to be read and copied, not kept as a version. */
export function PartialText({ text }: { text: string }) {
  const done = { title: t('common.copy.done'), text: t('common.streamed.copied') }
  return (
    <section className="mt-2 w-full border-t border-line pt-4">
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm font-semibold">{t('common.streamed.partial')}</p>
        <CopyButton size="sm" text={text} label={t('common.streamed.copy')} done={done} />
      </div>
      <p className="mt-2 prompt-text">{text}</p>
    </section>
  )
}
