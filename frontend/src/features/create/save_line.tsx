import { Link } from 'react-router'
import { classNames } from '#frontend/lib/class_names'
import { t } from '#frontend/lib/texts'

interface Props {
  /** Which version was saved, or null while none was. */
  text: string | null
  promptId: string | null
}

/** Says that a version was saved, and leads to the prompt among the saved ones. */
export function SavedNote({ text, promptId }: Props) {
  return (
    <div className={classNames('flex flex-wrap items-center gap-x-3 text-sm', text && 'px-5 py-2')}>
      <p role="status" className="text-muted">
        {text}
      </p>
      {text && promptId && (
        <Link to={`/saved/${promptId}`} className="text-link">
          {t('create.openSaved')}
        </Link>
      )}
    </div>
  )
}
