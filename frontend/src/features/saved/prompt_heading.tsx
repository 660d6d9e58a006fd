import { Pencil, Tags } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Badge } from '#frontend/components/badge'
import { Button } from '#frontend/components/button'
import { IconButton } from '#frontend/components/icon_button'
import { PAGE_TITLE } from '#frontend/components/page/page'
import { OrganizeDialog } from '#frontend/features/saved/organize_dialog'
import type { OpenPrompt } from '#frontend/features/saved/prompts_api'
import { RenameField } from '#frontend/features/saved/rename_field'
import { usePromptChange } from '#frontend/features/saved/use_prompt_change'
import { WorkedChoice } from '#frontend/features/saved/worked_choice'
import { usePageTitle } from '#frontend/lib/window/page_title'
import { t } from '#frontend/lib/texts'

export function PromptHeading({ prompt }: { prompt: OpenPrompt }) {
  const { title, tags, folder } = prompt
  const [doing, setDoing] = useState<'nothing' | 'renaming' | 'organizing'>('nothing')
  const change = usePromptChange()
  usePageTitle(title)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <header>
      {doing === 'renaming' ? (
        <RenameField
          title={title}
          onRename={(renamed) => change.mutate({ prompt, change: { title: renamed } })}
          onDone={() => setDoing('nothing')}
        />
      ) : (
        <div className="flex items-start gap-2">
          <h1 ref={heading} tabIndex={-1} className={`min-w-0 ${PAGE_TITLE}`}>
            {title}
          </h1>
          <IconButton
            icon={Pencil}
            label={t('saved.row.rename')}
            onClick={() => setDoing('renaming')}
          />
        </div>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {folder !== null && <Badge>{t('saved.row.folder', { folder })}</Badge>}
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
        <Button
          size="sm"
          variant="ghost"
          icon={Tags}
          className="first:-ml-3"
          onClick={() => setDoing('organizing')}
        >
          {t('saved.prompt.organize')}
        </Button>
        <WorkedChoice prompt={prompt} />
      </div>
      {doing === 'organizing' && (
        <OrganizeDialog
          prompt={prompt}
          onSave={(organized) => change.mutate({ prompt, change: organized })}
          onClose={() => setDoing('nothing')}
        />
      )}
    </header>
  )
}
