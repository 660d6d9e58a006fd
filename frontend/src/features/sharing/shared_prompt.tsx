import { Button } from '#frontend/components/button'
import { CopyButton } from '#frontend/components/copy_button'
import { ExportMenu } from '#frontend/components/exporting/export_menu'
import type { SharedText } from '#frontend/features/sharing/shares_api'
import { useTakeOver } from '#frontend/features/sharing/use_take_over'
import { useDates } from '#frontend/lib/time/dates'
import { t } from '#frontend/lib/texts'
import { useExporting } from '#frontend/lib/exporting/use_exporting'

export function SharedPrompt({ prompt }: { prompt: SharedText }) {
  const { title, content, improvements, reasoning, sharedBy, createdAt, expiresAt } = prompt
  const { take, isTaking, isReady } = useTakeOver(prompt)
  const { busy, exportAs } = useExporting()
  const { date } = useDates()
  const by = sharedBy ? t('shared.prompt.by', { name: sharedBy }) : t('shared.prompt.byNobody')

  return (
    <article>
      <h1 className="font-serif text-[28px] leading-tight text-balance break-words">{title}</h1>
      <p className="mt-2 text-sm text-muted">
        {by} {t('shared.prompt.on', { date: date(createdAt) })}{' '}
        {expiresAt !== null && t('shared.prompt.until', { date: date(expiresAt) })}
      </p>
      <div
        role="region"
        aria-label={t('shared.prompt.contentLabel')}
        className="prompt-text mt-6 rounded-card border border-line bg-raised p-5"
      >
        {content}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="primary" onClick={take} disabled={!isReady} isBusy={isTaking}>
          {t('shared.prompt.use')}
        </Button>
        <CopyButton text={content} label={t('shared.prompt.copy')} />
        <ExportMenu busy={busy} onExport={(format) => void exportAs({ prompt }, format)} />
      </div>
      <p className="mt-2 text-sm text-muted">{t('shared.prompt.readOnly')}</p>
      <Reasons improvements={improvements} reasoning={reasoning} />
    </article>
  )
}

function Reasons({ improvements, reasoning }: Pick<SharedText, 'improvements' | 'reasoning'>) {
  return (
    <>
      {improvements.length > 0 && (
        <section className="mt-8">
          <h2 className="text-xl font-semibold">{t('shared.prompt.improvements')}</h2>
          <ul className="mt-2 list-disc space-y-1 pl-5 text-sm">
            {improvements.map((improvement) => (
              <li key={improvement}>{improvement}</li>
            ))}
          </ul>
        </section>
      )}
      {reasoning !== '' && (
        <section className="mt-6">
          <h2 className="text-xl font-semibold">{t('shared.prompt.reasoning')}</h2>
          <p className="mt-2 text-sm break-words">{reasoning}</p>
        </section>
      )}
    </>
  )
}
