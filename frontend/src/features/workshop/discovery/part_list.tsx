import { Link } from 'react-router'
import { Badge } from '#frontend/components/badge'
import { CopyButton } from '#frontend/components/copy_button'
import type { ShownPart } from '#frontend/features/workshop/discovery/group_view'
import { addressOfPrompt } from '#frontend/features/workshop/workshop_prompts'
import { t } from '#frontend/lib/texts'

/** Stretches that recur in several prompts: to copy, or to go where they stand. */
export function PartList({ parts }: { parts: ShownPart[] }) {
  return (
    <section aria-labelledby="parts-title">
      <h3 id="parts-title" className="font-semibold">
        {t('workshop.discovery.parts', { count: parts.length })}
      </h3>
      <p className="mt-1 max-w-[70ch] text-sm text-muted">
        {t(parts.length > 0 ? 'workshop.discovery.partsLead' : 'workshop.discovery.noParts')}
      </p>
      <ul className="mt-3 grid grid-cols-1 gap-4">
        {parts.map((part) => (
          <li key={`${part.kind} ${part.text}`} className="card p-5">
            <Part part={part} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Part({ part: { kind, text, prompts } }: { part: ShownPart }) {
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <Badge>{t(`workshop.discovery.kinds.${kind}`)}</Badge>
          <blockquote className="mt-2 leading-relaxed break-words whitespace-pre-wrap">
            {text}
          </blockquote>
        </div>
        <CopyButton
          size="sm"
          text={text}
          label={t('workshop.discovery.copyPart')}
          done={{
            title: t('workshop.toast.copied'),
            text: t('workshop.toast.copiedPart'),
          }}
        />
      </div>
      <details className="mt-3 text-sm">
        <summary className="min-h-6 cursor-pointer text-muted hover:text-ink">
          {t('workshop.discovery.usedIn', { count: prompts.length })}
        </summary>
        <ul className="mt-2 grid grid-cols-1 gap-1.5">
          {prompts.map((prompt) => (
            <li key={prompt.id} className="min-w-0 break-words">
              <Link to={addressOfPrompt(prompt)} className="text-link">
                {prompt.title}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
