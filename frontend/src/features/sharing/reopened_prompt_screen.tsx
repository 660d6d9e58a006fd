import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { SharedPromptView } from '#frontend/features/sharing/shared_prompt_view'
import { reopenedPromptQuery } from '#frontend/features/sharing/shares_api'
import { usePageTitle } from '#frontend/lib/page_title'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/shared'

/** A prompt of somebody else, opened again from the list of shared ones. */
export function Component() {
  const { id = '' } = useParams()
  const query = useQuery(reopenedPromptQuery(id))
  usePageTitle(query.data?.title ?? t('shared.prompt.heading'))
  return (
    <div className="mx-auto w-full max-w-[760px] px-4 py-8 sm:px-8">
      <Link to="/shared" className="mb-6 inline-flex items-center gap-1 text-sm hover:underline">
        <ArrowLeft size={16} aria-hidden /> {t('shared.prompt.back')}
      </Link>
      <SharedPromptView query={query} />
    </div>
  )
}
