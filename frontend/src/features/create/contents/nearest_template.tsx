import { Link } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import { apiQuery } from '#frontend/lib/api_queries'
import { engine } from '#frontend/lib/engine/engine_client'
import { t } from '#frontend/lib/texts'

interface Props {
  /** The text that was worked on. */
  text: string
  /** What should come back, as the person chose it, or null. */
  kind: string | null
}

/** The template of the library that is nearest to what a text asks for; nothing where none is near. */
export function NearestTemplate(props: Props) {
  const template = useNearestTemplate(props)
  if (!template) return null
  const { id, title, description } = template
  return (
    <p className="max-w-[70ch] text-sm text-muted">
      {t('create.template.title')}{' '}
      <Link to={`/prompt-editor?${new URLSearchParams({ template: id })}`} className="text-link">
        {title}
      </Link>
      {`. ${description} ${t('create.template.use')}`}
    </p>
  )
}

function useNearestTemplate({ text, kind }: Props) {
  const { data: templates } = useQuery(apiQuery('templates.index'))
  const { data } = useQuery({
    queryKey: ['engine.nearestTemplate', text, kind],
    queryFn: () =>
      engine.nearestTemplate({ text, settings: { ...DEFAULT_SETTINGS, kind } }, templates ?? []),
    enabled: Boolean(templates?.length),
    gcTime: 0,
  })
  return data ?? null
}
