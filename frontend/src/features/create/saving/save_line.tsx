import { Link } from 'react-router'
import type { Accepted } from '#frontend/prompts/prompt_start'
import { t } from '#frontend/lib/texts'

interface Props {
  /** What wrote the text. */
  writer?: string | null
  saved: Accepted | null
  /** A saved version of the same variant in which fewer blanks are open. */
  fuller?: { version: number; count: number } | null
  promptId: string | null
}

/** The line under the actions: what wrote the text, and whether it is saved. It always takes the same height. */
export function SaveLine({ writer, saved, fuller, promptId }: Props) {
  const shown = saved ?? fuller
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3 px-5 pt-1 text-sm text-muted">
      {writer && <p className={shown ? 'max-sm:hidden' : undefined}>{writer}</p>}
      <p role="status">{saved ? savedText(saved) : fuller && fullerText(fuller)}</p>
      {shown && promptId && (
        <Link to={`/saved/${promptId}`} className="text-link">
          {saved ? t('create.openSaved') : t('create.saving.openVersion', versionOf(shown))}
        </Link>
      )}
    </div>
  )
}

const versionOf = ({ version }: { version: number }) => ({ version })
const savedText = (saved: Accepted) => t('create.saving.savedAs', versionOf(saved))
const fullerText = (fuller: { version: number; count: number }) => t('create.saving.fuller', fuller)
