import { Button } from '#frontend/components/button'
import { CopyButton } from '#frontend/components/copy_button'
import { ReadOnlyField } from '#frontend/components/fields/read_only_field'
import { t } from '#frontend/lib/texts'

interface Props {
  name: string
  secret: string
  onDone: () => void
}

export function TokenSecret({ name, secret, onDone }: Props) {
  return (
    <div className="grid gap-4">
      <ReadOnlyField label={t('account.tokens.secretLabel', { name })} value={secret} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onDone}>{t('account.tokens.done')}</Button>
        <CopyButton text={secret} label={t('account.tokens.copy')} />
      </div>
    </div>
  )
}
