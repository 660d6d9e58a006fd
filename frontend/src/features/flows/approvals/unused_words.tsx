import { CopyButton } from '#frontend/components/copy_button'
import { t } from '#frontend/lib/texts'

interface Props {
  kind: 'text' | 'reason'
  text: string
}

/** What somebody wrote for a decision that was not needed any more. */
export function UnusedWords({ kind, text }: Props) {
  const id = `unused-${kind}`
  const done = { title: t('common.copy.done'), text: t(`approvals.unused.${kind}.copied`) }
  return (
    <section aria-labelledby={id} className="mt-6 card p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="font-semibold">
          {t(`approvals.unused.${kind}.title`)}
        </h2>
        <CopyButton size="sm" text={text} label={t(`approvals.unused.${kind}.copy`)} done={done} />
      </div>
      <p className="mt-1 text-sm text-muted">{t(`approvals.unused.${kind}.lead`)}</p>
      <p className="mt-3 max-h-96 overflow-y-auto rounded-control bg-sunken p-3 break-words whitespace-pre-wrap">
        {text}
      </p>
    </section>
  )
}
