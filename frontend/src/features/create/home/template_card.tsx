import { Link } from 'react-router'
import { Badge } from '#frontend/components/badge'
import type { Template } from '#frontend/prompts/prompt_calls'
import { TemplateIcon } from '#frontend/features/create/home/template_icon'

const TAGS = 3

/** A template of the gallery; the whole card leads to it. */
export function TemplateCard({ template }: { template: Template }) {
  const { id, title, description, icon, tags } = template
  const more = tags.length - TAGS
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-card border border-line bg-raised p-5 transition-colors duration-150 focus-within:border-line-strong hover:border-line-strong motion-reduce:transition-none">
      <TemplateIcon name={icon} />
      <div>
        <h3 className="font-semibold">
          <Link
            to={`/prompt-editor?${new URLSearchParams({ template: id })}`}
            className="rounded-control after:absolute after:inset-0 after:rounded-card"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-1 text-sm text-muted">{description}</p>
      </div>
      <ul className="mt-auto flex flex-wrap gap-1.5 pt-1">
        {tags.slice(0, TAGS).map((tag) => (
          <li key={tag}>
            <Badge>{tag}</Badge>
          </li>
        ))}
        {more > 0 && (
          <li>
            <Badge>{`+${more}`}</Badge>
          </li>
        )}
      </ul>
    </article>
  )
}
