import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { BackLink } from '#frontend/components/page/back_link'
import { PageBody } from '#frontend/components/page/page'
import { SharedPromptView } from '#frontend/features/sharing/shared_prompt_view'
import { reopenedPromptQuery } from '#frontend/features/sharing/shares_api'
import { usePageTitle } from '#frontend/lib/window/page_title'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/shared'

/** A prompt of somebody else, opened again from the list of shared ones. */
export function Component() {
  const { id = '' } = useParams()
  const query = useQuery(reopenedPromptQuery(id))
  usePageTitle(query.data?.title ?? t('shared.prompt.heading'))
  return (
    <PageBody>
      <BackLink to="/shared">{t('shared.prompt.back')}</BackLink>
      <div className="max-w-[760px]">
        <SharedPromptView query={query} />
      </div>
    </PageBody>
  )
}
