import { Eye } from 'lucide-react'
import { classNames } from '#frontend/lib/class_names'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/workspaces'

/** Tells members of a workspace that their role lets them read this, and who can change that. */
export const ReadOnlyNotice = ({ className }: { className?: string }) => (
  <p
    role="note"
    className={classNames(
      'flex items-start gap-2 border-b border-line bg-warning-soft px-4 py-2 text-sm text-warning',
      className
    )}
  >
    <Eye aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
    {t('workspaces.readOnly')}
  </p>
)
