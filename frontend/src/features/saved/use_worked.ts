import type { Prompt } from '#frontend/features/saved/prompts_api'
import { usePromptChange } from '#frontend/features/saved/use_prompt_change'

/** Says whether a prompt worked; the same answer again takes it back. */
export function useWorked(prompt: Prompt) {
  const change = usePromptChange()
  const say = (value: boolean) =>
    change.mutate({ prompt, change: { worked: prompt.worked === value ? null : value } })
  return { say }
}
