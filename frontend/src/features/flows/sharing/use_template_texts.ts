import { useQueries } from '@tanstack/react-query'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { apiQuery } from '#frontend/lib/api_queries'

/** The prompts of the templates that the steps of a flow fill in, by id. One that is not there any more is left out. */
export function useTemplateTexts({ nodes }: FlowGraph): {
  templates: ReadonlyMap<string, string>
  isPending: boolean
} {
  const ids = nodes.flatMap(({ kind, settings }) =>
    kind === 'template' && typeof settings.templateId === 'string' ? [settings.templateId] : []
  )
  return useQueries({
    queries: [...new Set(ids)]
      .filter((id) => id !== '')
      .map((id) => apiQuery('templates.show', { params: { id } })),
    combine: (results) => ({
      templates: new Map(results.flatMap(({ data }) => (data ? [[data.id, data.content]] : []))),
      isPending: results.some(({ isPending }) => isPending),
    }),
  })
}
