import { Link } from 'react-router'
import type { Form } from '#app/prompts/domain/kinds/forms'
import type { Family } from '#app/prompts/domain/reading/family/families'
import { FormChips } from '#frontend/features/create/contents/form_chips'
import { NearestTemplate } from '#frontend/features/create/contents/nearest_template'
import { t } from '#frontend/lib/texts'

interface Props {
  /** The prompt as it is now. */
  text: string
  /** The text that was worked on. */
  original: string
  family: Family | null
  /** What should come back, as the person chose it, or null. */
  kind: string | null
  onAsk: (form: Form) => void
}

/** What can be done with one click about a prompt that Hone has nothing to add to. */
export function WaysOn({ text, original, family, kind, onAsk }: Props) {
  return (
    <div className="mt-3 flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <FormChips text={text} family={family} onAsk={onAsk} />
        <Link to="/flow-builder" state={{ prompt: original }} className="text-link">
          {t('create.variant.toFlow')}
        </Link>
        <Link to="/templates" className="text-link">
          {t('create.optimizer.browse')}
        </Link>
      </div>
      <NearestTemplate text={original} kind={kind} />
    </div>
  )
}
