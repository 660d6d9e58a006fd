import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import { LocalCopy } from '#frontend/prompts/local_copy'
import { fetchPrompt, fetchTemplate, noteTemplateUse } from '#frontend/prompts/prompt_calls'
import { newStart, startFrom, type PromptStart } from '#frontend/prompts/prompt_start'
import type { Arrival } from '#frontend/features/create/start/arrival'
import { dropVisitorDraft, readVisitorDraft } from '#frontend/lib/storage/local_draft'

/** The prompt to go on with: a new text, a template, or one from the server with what this browser kept of it. */
export function useStart(userId: string, arrival: Arrival) {
  const isFresh = arrival.text !== null || (!arrival.promptId && !arrival.templateId)
  const [fresh] = useState(() => (isFresh ? freshStart(userId, arrival.text) : null))
  const query = useQuery({
    queryKey: ['start', arrival.promptId, arrival.templateId],
    queryFn: () => storedStart(userId, arrival),
    enabled: !isFresh,
    gcTime: 0,
    staleTime: 0,
  })
  useEffect(() => {
    if (fresh?.isBrought) dropVisitorDraft()
  }, [fresh])
  return { start: fresh ?? query.data ?? null, error: query.error, retry: query.refetch }
}

async function storedStart(userId: string, { promptId, templateId, isReturn }: Arrival) {
  if (promptId) {
    const { prompt, latest } = await fetchPrompt(promptId)
    return startFrom(prompt, latest, new LocalCopy(userId, promptId).take())
  }
  const start = await templateStart(userId, templateId as string)
  if (!isReturn) void noteTemplateUse(templateId as string)
  return start
}

async function templateStart(userId: string, id: string): Promise<PromptStart> {
  const { title, content } = await fetchTemplate(id)
  const unnamed = `template-${id}`
  const found = new LocalCopy(userId, unnamed).take()
  const draft = {
    text: found?.text ?? content,
    settings: { ...DEFAULT_SETTINGS, ...found?.settings },
  }
  return newStart({ draft, title, unnamed, pristine: content })
}

function freshStart(userId: string, text: string | null): PromptStart {
  const brought = text ?? readVisitorDraft()
  const found = brought === null ? new LocalCopy(userId, 'new').take() : null
  return newStart({
    draft: {
      text: brought ?? found?.text ?? '',
      settings: { ...DEFAULT_SETTINGS, ...found?.settings },
    },
    isBrought: brought !== null,
  })
}
