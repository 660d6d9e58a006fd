import { formsFor, type Form } from '#app/prompts/domain/kinds/forms'
import type { Family } from '#app/prompts/domain/reading/family/families'
import { Button } from '#frontend/components/button'
import { t } from '#frontend/lib/texts'

interface Props {
  text: string
  family: Family | null
  onAsk: (form: Form) => void
}

/** Asks for another form of the result, with one click. */
export function FormChips({ text, family, onAsk }: Props) {
  const forms = formsFor(family, text)
  if (forms.length === 0) return null
  return (
    <ul aria-label={t('create.forms.title')} className="flex flex-wrap gap-2">
      {forms.map((form) => (
        <li key={form}>
          <Button size="sm" onClick={() => onAsk(form)}>
            {t(`create.forms.${form}`)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
