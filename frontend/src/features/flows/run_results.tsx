import { Download } from 'lucide-react'
import { textOf } from '#app/flows/domain/variables'
import { Button } from '#frontend/components/button'
import { CopyButton } from '#frontend/components/copy_button'
import type { OpenRun } from '#frontend/features/flows/flows_api'
import { saveFile } from '#frontend/lib/save_file'
import { t } from '#frontend/lib/texts'

/** What a run resulted in: plain text, whoever wrote it. */
export function RunResults({ run: { results, status } }: { run: OpenRun }) {
  if (results.length === 0) {
    const isEmpty = status === 'succeeded'
    return isEmpty ? <p className="mt-6 text-muted">{t('flows.run.noResult')}</p> : null
  }
  return (
    <section aria-label={t('flows.run.results')} className="mt-6 grid gap-5">
      {results.map(({ title, value }, at) => (
        <RunResult key={at} title={title || t('flows.run.results')} text={textOf(value)} />
      ))}
    </section>
  )
}

function RunResult({ title, text }: { title: string; text: string }) {
  const done = { title: t('common.copy.done'), text: t('flows.run.copied') }
  const download = () =>
    saveFile({ name: `${fileName(title)}.md`, type: 'text/markdown', content: text })
  return (
    <article className="card p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="min-w-0 font-semibold break-words">{title}</h2>
        <div className="flex flex-wrap gap-2">
          <CopyButton size="sm" text={text} label={t('flows.run.copy')} done={done} />
          <Button size="sm" icon={Download} onClick={download}>
            {t('flows.run.download')}
          </Button>
        </div>
      </div>
      <div className="prompt-text mt-3 max-w-[70ch] break-words whitespace-pre-wrap">{text}</div>
    </article>
  )
}

/** What every system takes as the name of a file. */
const fileName = (title: string) =>
  title
    .replace(/[^\p{L}\p{N} _-]+/gu, '')
    .trim()
    .slice(0, 80) || 'result'
