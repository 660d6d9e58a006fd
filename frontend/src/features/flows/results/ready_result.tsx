import { useState } from 'react'
import type { RunResult } from '#app/flows/domain/runs/run'
import { textOf } from '#app/flows/domain/graph/variables'
import { MarkdownText } from '#frontend/components/markdown/markdown_text'
import { t } from '#frontend/lib/texts'

/** What a ready flow gave with its sample. It is loaded when somebody asks for it. */
export function ReadyResult({ id, title }: { id: string; title: string }) {
  const [results, setResults] = useState<RunResult[] | 'failed' | null>(null)
  const load = async (isOpen: boolean) => {
    if (!isOpen || (results && results !== 'failed')) return
    const file = await import('#app/flows/domain/ready_flows/ready_results').catch(() => null)
    setResults(file ? (file.READY_RESULTS[id] ?? []) : 'failed')
  }
  return (
    <details
      className="w-full text-sm"
      onToggle={({ currentTarget }) => void load(currentTarget.open)}
    >
      <summary className="cursor-pointer rounded-control text-muted">
        {t('flows.list.gives')}
        <span className="sr-only">: {title}</span>
      </summary>
      {results === 'failed' && (
        <p role="alert" className="mt-2 text-danger">
          {t('flows.list.givesFailed')}
        </p>
      )}
      {Array.isArray(results) && <Results results={results} />}
    </details>
  )
}

/** The title of a card is a heading of the third rank. */
const BELOW_CARD = 4

const Results = ({ results }: { results: RunResult[] }) => (
  <div className="mt-2 grid gap-3">
    <p className="text-muted">{t('flows.list.givesText')}</p>
    {results.map(({ title, value, formats }, at) => (
      <div key={at}>
        <p className="font-medium break-words">{title}</p>
        <p className="text-muted">
          {formats.map((format) => t(`flows.run.formats.${format}`)).join(', ')}
        </p>
        <div
          role="region"
          aria-label={title}
          tabIndex={0}
          className="mt-2 max-h-80 overflow-y-auto rounded-control bg-sunken p-3"
        >
          <MarkdownText text={textOf(value)} highest={BELOW_CARD} />
        </div>
      </div>
    ))}
  </div>
)
