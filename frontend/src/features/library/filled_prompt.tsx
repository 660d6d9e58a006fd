import { variablePlaces } from '#app/core/domain/variables'
import type { Filling, OpenedTemplate } from '#frontend/features/library/use_filling'
import { t } from '#frontend/lib/texts'

interface Props {
  template: OpenedTemplate
  filling: Filling
}

/** The prompt as it is filled in so far; what is still open stands out. */
export function FilledPrompt({ template, filling: { values, open } }: Props) {
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-lg font-semibold">{t('library.template.prompt')}</h2>
        <p role="status" className="text-sm text-muted">
          {open > 0 ? t('library.template.open', { count: open }) : t('library.template.complete')}
        </p>
      </div>
      <div
        role="region"
        aria-label={t('library.template.prompt')}
        tabIndex={0}
        className="prompt-text mt-3 max-h-[60vh] max-w-none! overflow-y-auto rounded-card border border-line bg-raised p-5 break-words whitespace-pre-wrap"
      >
        {piecesOf(template, values).map(({ text, kind }, at) =>
          kind === 'text' ? (
            <span key={at}>{text}</span>
          ) : (
            <mark
              key={at}
              className={
                kind === 'open'
                  ? 'rounded-sm bg-warning-soft px-1 text-ink'
                  : 'rounded-sm bg-success-soft px-0.5 text-ink'
              }
            >
              {text}
            </mark>
          )
        )}
      </div>
    </div>
  )
}

interface Piece {
  text: string
  kind: 'text' | 'open' | 'filled'
}

/** The prompt in pieces: what is fixed, what was filled in, and the labels of what is open. */
function piecesOf({ content, variables }: OpenedTemplate, values: ReadonlyMap<string, string>) {
  const labels = new Map(variables.map(({ name, label }) => [name, label]))
  const pieces: Piece[] = []
  let from = 0
  for (const { start, end, label: name } of variablePlaces(content)) {
    const value = values.get(name)
    pieces.push({ text: content.slice(from, start), kind: 'text' })
    pieces.push(
      value === undefined
        ? { text: labels.get(name) ?? name, kind: 'open' }
        : { text: value, kind: 'filled' }
    )
    from = end
  }
  return [...pieces, { text: content.slice(from), kind: 'text' as const }]
}
