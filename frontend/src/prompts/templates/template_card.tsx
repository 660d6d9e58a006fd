import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '#frontend/components/badge'
import type { Template } from '#frontend/prompts/prompt_calls'
import { t } from '#frontend/lib/texts'
import { TemplateIcon } from '#frontend/prompts/templates/template_icon'

const TAGS = 3

interface Props {
  template: Pick<Template, 'title' | 'description' | 'icon' | 'tags' | 'isWorkflow'>
  /** Where the card leads. */
  to: string
  /** Beside the icon, above the link. */
  children?: ReactNode
}

/** A template; the whole card leads to it. */
export function TemplateCard({ template, to, children }: Props) {
  const { title, description, icon, tags, isWorkflow } = template
  const more = tags.length - TAGS
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-card border border-line bg-raised p-5 transition-colors duration-150 focus-within:border-line-strong hover:border-line-strong motion-reduce:transition-none">
      <div className="flex items-center gap-2">
        <TemplateIcon name={icon} />
        {children && <div className="relative z-10 flex flex-1 items-center gap-2">{children}</div>}
      </div>
      <div>
        <h3 className="font-semibold">
          <Link to={to} className="rounded-control after:absolute after:inset-0 after:rounded-card">
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
        {isWorkflow && (
          <li>
            <Badge tone="success">{t('kit.workflowTemplate')}</Badge>
          </li>
        )}
      </ul>
    </article>
  )
}
