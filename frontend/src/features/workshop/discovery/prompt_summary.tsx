import { Link } from 'react-router'
import { Badge } from '#frontend/components/badge'
import { Moment } from '#frontend/components/moment'
import { addressOfPrompt, type WorkshopPrompt } from '#frontend/features/workshop/workshop_prompts'
import { t } from '#frontend/lib/texts'

/** A prompt in a list: a title that links to it, an excerpt, and a note. */
export function PromptSummary({ prompt, level }: { prompt: WorkshopPrompt; level: 'h3' | 'h4' }) {
  const Heading = level
  const { title, category, tags, lastUsed, notes, isTemplate } = prompt
  return (
    <div className="min-w-0">
      <Heading className="font-medium break-words">
        <Link to={addressOfPrompt(prompt)} className="hover:underline">
          {title}
        </Link>
      </Heading>
      <p className="mt-1 line-clamp-2 text-sm break-words text-muted">{prompt.prompt}</p>
      {notes !== '' && <p className="mt-2 text-sm break-words">{notes}</p>}
      <p className="mt-2 flex flex-wrap items-center gap-2 text-xs text-muted">
        <Badge>{t(`workshop.categories.${category as 'marketing'}`)}</Badge>
        {isTemplate && <Badge>{t('workshop.discovery.template')}</Badge>}
        {tags.map((tag) => (
          <span key={tag} className="max-w-full truncate rounded-full bg-sunken px-2 leading-6">
            {tag}
          </span>
        ))}
        {lastUsed !== null && (
          <Moment at={lastUsed} text={(when) => t('workshop.discovery.lastUsed', { when })} />
        )}
      </p>
    </div>
  )
}
