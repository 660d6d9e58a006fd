import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { flowOfTemplate } from '#app/flows/domain/proposals/flow_of_template'
import { askFieldsOf } from '#app/flows/domain/runs/inputs'
import type { OpenedTemplate } from '#frontend/features/library/use_filling'
import { api } from '#frontend/lib/api'
import { freeFlowTitle } from '#frontend/lib/free_flow_title'
import { usePerson } from '#frontend/lib/session/person'
import { flowAnswerKey, flowAnswersPlace } from '#frontend/lib/storage/flow_answers'
import { keepAnswers } from '#frontend/lib/storage/local_answers'
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

/** Creates a flow of the template and opens it. What was filled in stands in its form, and is its sample. */
export function useTemplateFlow(template: OpenedTemplate) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { id: userId } = usePerson()
  const { id, title, description, tags } = template
  return useMutation({
    mutationFn: async (values: ReadonlyMap<string, string>) => {
      const graph = flowOfTemplate(template, Object.fromEntries(values))
      const free = await freeFlowTitle(title)
      const flow = await api.flows.store({
        body: { title: free, context: description, tags, graph },
      })
      return { flow, answers: answersOf(graph, values) }
    },
    onSuccess: async ({ flow, answers }) => {
      keepAnswers(flowAnswersPlace(userId, flow.id), answers, Date.now())
      void noteTemplateUse(id)
      void client.invalidateQueries({ queryKey: ['/api/flows'] })
      await navigate(`/flow-builder/${flow.id}`)
    },
    onError: (error) => toastFailure(t('library.template.flowFailed'), error),
  })
}

/** What was filled in, as the form of the flow keeps it. */
const answersOf = (graph: FlowGraph, values: ReadonlyMap<string, string>) =>
  new Map(
    askFieldsOf(graph).flatMap((field): [string, string][] => {
      const value = values.get(field.name)
      return value === undefined ? [] : [[flowAnswerKey(field), value]]
    })
  )
