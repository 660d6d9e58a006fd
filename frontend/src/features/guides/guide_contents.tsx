import { Link } from 'react-router'
import type { Part } from '#app/content/domain/article'
import { t } from '#frontend/lib/texts'

interface Props {
  parts: readonly Part[]
  className: string
}

/** The chapters of a guide, each with a link to it. */
export function GuideContents({ parts, className }: Props) {
  const chapters = parts.flatMap((part) =>
    part.kind === 'heading' && part.level === 2 ? [part] : []
  )
  if (chapters.length < 2) return null
  return (
    <nav aria-label={t('guides.contents')} className={className}>
      <p className="text-sm font-semibold">{t('guides.contents')}</p>
      <ul className="mt-2 grid gap-0.5 text-sm">
        {chapters.map(({ id, text }) => (
          <li key={id}>
            <Link
              to={{ hash: id }}
              className="inline-block min-h-6 max-w-full break-words rounded-control py-1 text-muted hover:text-ink hover:underline"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
