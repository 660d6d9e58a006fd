import { PenLine } from 'lucide-react'
import { useId } from 'react'
import { Badge } from '#frontend/components/badge'
import { Button } from '#frontend/components/button'
import type { PromptPart } from '#frontend/components/article/article_parts'
import { useOpenPrompt } from '#frontend/features/guides/use_open_prompt'
import { t } from '#frontend/lib/texts'

/** A prompt of a guide, to be opened in the editor. */
export function GuidePrompt({ role, title, text }: PromptPart) {
  const id = useId()
  const { open, isReady } = useOpenPrompt()
  return (
    <figure aria-labelledby={id} className="my-2 card p-5">
      <figcaption className="flex flex-wrap items-center gap-2">
        {role && (
          <Badge tone={role === 'after' ? 'success' : 'plain'}>{t(`guides.roles.${role}`)}</Badge>
        )}
        <span id={id} className="min-w-0 text-sm font-medium break-words">
          {title || t('guides.untitled')}
        </span>
      </figcaption>
      <p className="prompt-text mt-3">{text}</p>
      <Button
        size="sm"
        icon={PenLine}
        className="mt-4"
        disabled={!isReady}
        aria-describedby={id}
        onClick={() => open(text)}
      >
        {t('guides.open')}
      </Button>
    </figure>
  )
}
