import { PageBody } from '#frontend/components/page/page'
import { BackToHome } from '#frontend/features/create/back_to_home'
import { Editor } from '#frontend/features/create/editor/editor'
import { EditorSkeleton } from '#frontend/features/create/editor/editor_skeleton'
import { PromptGate } from '#frontend/features/create/start/prompt_gate'
import { useArrival } from '#frontend/features/create/start/use_arrival'
import { usePageTitle } from '#frontend/lib/window/page_title'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/create'

export function Component() {
  usePageTitle(t('create.editor.pageTitle'))
  const arrival = useArrival()
  return (
    <PageBody isWide>
      <BackToHome />
      <PromptGate key={arrival.key} arrival={arrival} waiting={<EditorSkeleton />} isPage>
        {(userId, start) => <Editor userId={userId} start={start} />}
      </PromptGate>
    </PageBody>
  )
}
