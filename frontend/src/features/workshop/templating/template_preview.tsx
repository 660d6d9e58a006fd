import { Fragment, type ReactNode } from 'react'
import { t } from '#frontend/lib/texts'

const VARIABLE = /(\{\{\s*[A-Za-z_]\w*\s*\}\})/

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
        {template.split(VARIABLE).map((piece, at) =>
          VARIABLE.test(piece) ? (
            <code key={at} className="rounded-xs bg-sunken px-0.5 font-mono text-[0.92em]">
              {piece}
            </code>
          ) : (
            <Fragment key={at}>{piece}</Fragment>
          )
        )}
      </div>
      {children}
    </div>
  )
}
