import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { FillDraft } from '#frontend/components/fill_draft'
import { PageBody } from '#frontend/components/page'
import { RouteLink } from '#frontend/components/route_link'
import { DraftField } from '#frontend/features/saved/draft_field'
import { draftServer, type OpenPrompt } from '#frontend/features/saved/prompts_api'
import { PromptActions } from '#frontend/features/saved/prompt_actions'
import { PromptHeading } from '#frontend/features/saved/prompt_heading'
import { RefineBox } from '#frontend/features/saved/refine_box'
import { SaveVersion } from '#frontend/features/saved/save_version'
import { useDraftSaver } from '#frontend/features/saved/use_draft_saver'
import { useVersionActions } from '#frontend/features/saved/use_version_actions'
import { useVersions } from '#frontend/features/saved/use_versions'
import { VersionsPanel } from '#frontend/features/saved/versions_panel'
import { usePerson } from '#frontend/lib/person'
import { t } from '#frontend/lib/texts'

/** One open prompt: its heading, its draft, and its versions. */
export function PromptWorkspace({ opened }: { opened: OpenPrompt }) {
  const { id } = opened
  const client = useQueryClient()
  const person = usePerson()
  const server = useMemo(() => draftServer(client, id), [client, id])
  const { saver, draftNow, isRecovered } = useDraftSaver(server, opened, person.id)
  const { isBusy, save, restore, refresh } = useVersionActions(id, saver)
  const { query, versions, newest } = useVersions(id)

  return (
    <PageBody isWide>
      <RouteLink to="/saved" className="text-link text-sm">
        {t('saved.prompt.back')}
      </RouteLink>
      <PromptHeading prompt={opened} />
      <div className="mt-6 grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-4">
          <DraftField saver={saver} draftNow={draftNow} isRecovered={isRecovered} />
          <FillDraft text={draftNow.text} onChange={(text) => saver.change(text)} />
          <RefineBox id={id} draft={draftNow.text} saver={saver} actions={{ refresh, restore }} />
          <SaveVersion
            text={draftNow.text}
            newest={newest}
            isSaved={opened.savedAt !== null}
            isBusy={isBusy}
            onSave={save}
          />
          <PromptActions prompt={opened} text={draftNow.text} saver={saver} onShared={refresh} />
        </div>
        <VersionsPanel
          promptId={id}
          query={query}
          versions={versions}
          personId={person.id}
          draft={draftNow.text}
          isBusy={isBusy || newest === undefined}
          onRestore={(version) => void restore(version, newest?.content ?? '')}
        />
      </div>
    </PageBody>
  )
}
