import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { flowOfTemplate } from '#app/flows/domain/proposals/flow_of_template'
import type { OpenedTemplate } from '#frontend/features/library/use_filling'
import { api } from '#frontend/lib/api'
import { toast } from '#frontend/lib/toast'
import { toastFailure } from '#frontend/lib/toast_failure'
import { noteTemplateUse } from '#frontend/prompts/prompt_calls'
import { t } from '#frontend/lib/texts'

/** Saves the prompt as it is filled in. */
export function useTemplateSave({ id, title }: OpenedTemplate) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (text: string) => {
      const made = await api.prompts.store({ body: { original: text, saved: true, title } })
      return { id: made.id, text }
    },
    onSuccess: () => {
      void noteTemplateUse(id)
      void client.invalidateQueries({ queryKey: ['/api/prompts'] })
      toast({ title: t('library.template.saved'), tone: 'success' })
    },
    onError: (error) => toastFailure(t('library.template.saveFailed'), error),
  })
}

/** Creates a flow of the template, with what was filled in as its samples, and opens it. */
export function useTemplateFlow(template: OpenedTemplate) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { id, title, description, tags } = template
  return useMutation({
    mutationFn: (values: ReadonlyMap<string, string>) => {
      const graph = flowOfTemplate(template, Object.fromEntries(values))
      return api.flows.store({ body: { title, context: description, tags, graph } })
    },
    onSuccess: async (flow) => {
      void noteTemplateUse(id)
      void client.invalidateQueries({ queryKey: ['/api/flows'] })
      await navigate(`/flow-builder/${flow.id}`)
    },
    onError: (error) => toastFailure(t('library.template.flowFailed'), error),
  })
}
