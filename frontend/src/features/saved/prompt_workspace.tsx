import { BackLink } from '#frontend/components/page/back_link'
import { FillDraft } from '#frontend/components/blanks/fill_draft'
import { PageBody } from '#frontend/components/page/page'
import { DraftField } from '#frontend/features/saved/draft_field'
import type { OpenPrompt } from '#frontend/features/saved/prompts_api'
import { PromptActions } from '#frontend/features/saved/prompt_actions'
import { PromptHeading } from '#frontend/features/saved/prompt_heading'
import { RefineBox } from '#frontend/features/saved/refinement/refine_box'
import { SaveVersion } from '#frontend/features/saved/versions/save_version'
import { useSavedDraft } from '#frontend/features/saved/use_saved_draft'
import { useVersionActions } from '#frontend/features/saved/versions/use_version_actions'
import { useVersions } from '#frontend/features/saved/versions/use_versions'
import { VersionsPanel } from '#frontend/features/saved/versions/versions_panel'
import { usePerson } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'

/** One open prompt: its heading, its draft, and its versions. */
export function PromptWorkspace({ opened }: { opened: OpenPrompt }) {
  const { id } = opened
  const person = usePerson()
  const { sync, view, isRecovered } = useSavedDraft(opened, person.id)
  const { text } = view.draft
  const { isBusy, save, restore, refresh } = useVersionActions(id, sync)
  const { query, versions, newest } = useVersions(id)

  return (
    <PageBody isWide>
      <BackLink to="/saved">{t('saved.prompt.back')}</BackLink>
      <PromptHeading prompt={opened} />
      <div className="mt-6 grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-4">
          <DraftField sync={sync} view={view} isRecovered={isRecovered} />
          <FillDraft
            text={text}
            onChange={(filled) => sync.change({ text: filled })}
            onBlur={() => void sync.flush()}
          />
          <RefineBox id={id} draft={text} sync={sync} actions={{ refresh, restore }} />
          <SaveVersion
            text={text}
            newest={newest}
            isSaved={opened.savedAt !== null}
            isBusy={isBusy}
            onSave={save}
          />
          <PromptActions prompt={opened} text={text} sync={sync} onShared={refresh} />
        </div>
        <VersionsPanel
          promptId={id}
          query={query}
          versions={versions}
          personId={person.id}
          draft={text}
          isBusy={isBusy || newest === undefined}
          onRestore={(version) => void restore(version, newest?.content ?? '')}
        />
      </div>
    </PageBody>
  )
}
