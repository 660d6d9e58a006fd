import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { SharedPage } from '#frontend/features/sharing/shared_page'
import { SharedPromptView } from '#frontend/features/sharing/shared_prompt_view'
import { sharedPromptQuery } from '#frontend/features/sharing/shares_api'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/shared'

/** What anybody sees who opens a share link, signed in or not. */
export function Component() {
  const { token = '' } = useParams()
  const query = useQuery(sharedPromptQuery(token))
  return (
    <SharedPage title={query.data?.title ?? t('shared.prompt.heading')}>
      <SharedPromptView query={query} />
    </SharedPage>
  )
}
