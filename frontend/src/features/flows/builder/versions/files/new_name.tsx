import { useQuery } from '@tanstack/react-query'
import { freeFlowTitleQuery } from '#frontend/lib/free_flow_title'
import { t } from '#frontend/lib/texts'

/** Says what a new flow will be called where its title is taken. */
export function NewName({ title }: { title: string }) {
  const { data: name = title } = useQuery(freeFlowTitleQuery(title))
  return (
    <div role="status" className="text-sm break-words empty:hidden">
      {name !== title && <p className="mt-1">{t('flowVersions.file.renamed', { title, name })}</p>}
    </div>
  )
}
