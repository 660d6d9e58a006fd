import { t } from '#frontend/lib/texts'

/** Of the specification. */
const SHOWN_TAGS = 3

/** The first tags, and how many more there are; the rest on hover, and for screen readers. */
export function FlowTags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null
  const rest = tags.slice(SHOWN_TAGS)
  return (
    <ul aria-label={t('myFlows.card.tags')} className="flex flex-wrap gap-1.5 text-xs text-muted">
      {tags.slice(0, SHOWN_TAGS).map((tag) => (
        <li key={tag} className="max-w-full truncate rounded-full bg-sunken px-2.5 py-1">
          {tag}
        </li>
      ))}
      {rest.length > 0 && (
        <li title={rest.join(', ')} className="rounded-full bg-sunken px-2.5 py-1">
          <span aria-hidden="true">{t('myFlows.card.moreTags', { count: rest.length })}</span>
          <span className="sr-only">{rest.join(', ')}</span>
        </li>
      )}
    </ul>
  )
}
