import { Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { isBlankText } from '#app/core/domain/blank_text'
import { Badge } from '#frontend/components/badge'
import { Button } from '#frontend/components/button'
import { ExportMenu } from '#frontend/components/exporting/export_menu'
import { TextArea } from '#frontend/components/fields/text_area'
import { BackLink } from '#frontend/components/page/back_link'
import { PAGE_TITLE, PageBody } from '#frontend/components/page/page'
import { ReadOnlyNotice } from '#frontend/components/read_only_notice'
import type { OpenPrompt } from '#frontend/features/saved/prompts_api'
import { useCopyPrompt } from '#frontend/features/saved/use_copy_prompt'
import { useExport } from '#frontend/features/saved/use_export'
import { useVersions } from '#frontend/features/saved/versions/use_versions'
import { VersionsPanel } from '#frontend/features/saved/versions/versions_panel'
import { usePerson } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'
import { usePageTitle } from '#frontend/lib/window/page_title'

/** A prompt of a team, for a member whose role does not let them change it. */
export function ReadPrompt({ prompt }: { prompt: OpenPrompt }) {
  const { id, draft } = prompt
  const person = usePerson()
  const { query, versions } = useVersions(id)
  return (
    <PageBody isWide>
      <BackLink to="/saved">{t('saved.prompt.back')}</BackLink>
      <Heading prompt={prompt} />
      <ReadOnlyNotice className="mt-4 max-w-[760px] rounded-control border" />
      <div className="mt-6 grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-4">
          <TextArea
            readOnly
            size="page"
            className="max-w-[760px]"
            label={t('saved.prompt.draft')}
            value={draft}
          />
          <Actions prompt={prompt} />
        </div>
        <VersionsPanel
          promptId={id}
          query={query}
          versions={versions}
          personId={person.id}
          draft={draft}
        />
      </div>
    </PageBody>
  )
}

function Heading({ prompt: { title, tags, folder } }: { prompt: OpenPrompt }) {
  usePageTitle(title)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <header>
      <h1 ref={heading} tabIndex={-1} className={PAGE_TITLE}>
        {title}
      </h1>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {folder !== null && <Badge>{t('saved.row.folder', { folder })}</Badge>}
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </div>
    </header>
  )
}

function Actions({ prompt }: { prompt: OpenPrompt }) {
  const { id, draft } = prompt
  const copy = useCopyPrompt()
  const { busy, exportAs } = useExport()
  const isEmpty = isBlankText(draft)
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={Copy} disabled={isEmpty} onClick={() => void copy(id, draft)}>
        {t('saved.prompt.copy')}
      </Button>
      <ExportMenu
        isDisabled={isEmpty}
        busy={busy}
        onExport={(format) => exportAs(prompt, format, draft)}
      />
    </div>
  )
}
