import { useId } from 'react'
import { PromptRow } from '#frontend/features/saved/list/prompt_row'
import type { Prompt } from '#frontend/features/saved/prompts_api'
import type { Selection } from '#frontend/features/saved/list/use_selection'

interface Props {
  title: string
  prompts: Prompt[]
  selection: Selection
  onTag: (tag: string) => void
}

export function PromptSection({ title, prompts, selection, onTag }: Props) {
  const id = useId()
  if (prompts.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-3">
      <h2 id={id} className="text-sm font-medium text-muted">
        {title}
      </h2>
      <ul className="mt-2 divide-y divide-line card">
        {prompts.map((prompt) => (
          <PromptRow
            key={prompt.id}
            prompt={prompt}
            isSelected={selection.has(prompt.id)}
            onSelect={() => selection.toggle(prompt.id)}
            onTag={onTag}
          />
        ))}
      </ul>
    </section>
  )
}
