import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { IconButton } from '#frontend/components/icon_button'
import type { Prompt } from '#frontend/features/saved/prompts_api'
import { useWorked } from '#frontend/features/saved/use_worked'
import { t } from '#frontend/lib/texts'

/** One tap says whether a prompt did its work; the same tap again takes it back. */
export function WorkedChoice({ prompt }: { prompt: Prompt }) {
  const { say } = useWorked(prompt)
  const { title, worked } = prompt
  return (
    <span role="group" aria-label={t('saved.worked.group', { title })} className="flex">
      <IconButton
        icon={ThumbsUp}
        label={t('saved.worked.yes')}
        aria-pressed={worked === true}
        className="aria-pressed:text-success"
        onClick={() => say(true)}
      />
      <IconButton
        icon={ThumbsDown}
        label={t('saved.worked.no')}
        aria-pressed={worked === false}
        className="aria-pressed:text-danger"
        onClick={() => say(false)}
      />
    </span>
  )
}
