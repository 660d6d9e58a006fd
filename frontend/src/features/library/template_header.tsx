import { Lock, Workflow, type LucideIcon } from 'lucide-react'
import { Badge } from '#frontend/components/badge'
import { PAGE_TITLE } from '#frontend/components/page/page'
import { FavoriteButton } from '#frontend/features/library/favorite_button'
import type { OpenedTemplate } from '#frontend/features/library/use_filling'
import { t } from '#frontend/lib/texts'

interface Label {
  text: string
  icon?: LucideIcon
}

/** What a template is, and what it is to the person. */
export function TemplateHeader({ template }: { template: OpenedTemplate }) {
  const { title, description } = template
  return (
    <header className="mb-6 grid gap-2">
      <div className="flex items-start gap-2">
        <h1 className={PAGE_TITLE}>{title}</h1>
        <FavoriteButton template={template} />
      </div>
      <p className="max-w-[70ch] text-sm text-muted">{description}</p>
      <ul aria-label={t('library.template.tags')} className="flex flex-wrap items-center gap-1.5">
        {labelsOf(template).map(({ text, icon }) => (
          <li key={text}>
            <Badge icon={icon}>{text}</Badge>
          </li>
        ))}
      </ul>
    </header>
  )
}

const labelsOf = ({ steps, isPublic, uses, tags }: OpenedTemplate): Label[] => [
  ...(steps.length > 0 ? [{ text: t('kit.workflowTemplate'), icon: Workflow }] : []),
  ...(isPublic ? [] : [{ text: t('library.private'), icon: Lock }]),
  ...(uses > 0 ? [{ text: t('library.uses', { count: uses }) }] : []),
  ...tags.map((text) => ({ text })),
]
