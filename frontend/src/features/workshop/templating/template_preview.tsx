import { variablePlaces } from '#app/core/domain/variables'
import { Fragment, type ReactNode } from 'react'
import { t } from '#frontend/lib/texts'

/** The template with its variables made visible. */
export function TemplatePreview({ template, children }: { template: string; children: ReactNode }) {
  return (
    <div>
      <h2 id="template-title" className="text-lg font-semibold">
        {t('workshop.templates.template')}
      </h2>
      <div
        role="region"
        tabIndex={0}
        aria-labelledby="template-title"
        className="mt-3 prompt-text max-h-[60vh] max-w-none! overflow-y-auto card p-5"
      >
        {piecesOf(template).map(({ text, isVariable }, at) =>
          isVariable ? (
            <code key={at} className="rounded-xs bg-sunken px-0.5 font-mono text-[0.92em]">
              {text}
            </code>
          ) : (
            <Fragment key={at}>{text}</Fragment>
          )
        )}
      </div>
      {children}
    </div>
  )
}

function piecesOf(template: string) {
  let from = 0
  const pieces = variablePlaces(template).flatMap(({ start, end }) => {
    const before = { text: template.slice(from, start), isVariable: false }
    from = end
    return [before, { text: template.slice(start, end), isVariable: true }]
  })
  return [...pieces, { text: template.slice(from), isVariable: false }]
}
