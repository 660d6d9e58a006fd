import { useCallback } from 'react'
import { useKeptApart } from '#frontend/features/workshop/discovery/use_kept_apart'
import { usePromptRemoval } from '#frontend/features/workshop/discovery/use_prompt_removal'

/** What is done about prompts that are alike: one goes, or both stay. Each can be taken back. */
export function useMerge() {
  const { gone, remove, forget: forgetGone } = usePromptRemoval()
  const { parted, keepApart, forget: forgetParted } = useKeptApart()
  const forget = useCallback(() => {
    forgetGone()
    forgetParted()
  }, [forgetGone, forgetParted])
  return { gone, parted, forget, remove, keepApart }
}

export type Merge = ReturnType<typeof useMerge>
