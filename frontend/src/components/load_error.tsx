import { CloudOff } from 'lucide-react'
import { Button } from '#frontend/components/button'
import { t } from '#frontend/lib/texts'

interface Props {
  title: string
  text?: string
  onRetry: () => void
}

/** What happened, what is safe, and the way to try again. */
export function LoadError({ title, text, onRetry }: Props) {
  return (
    <div role="alert" className="mt-4 flex flex-wrap items-center gap-4 card p-5">
      <CloudOff aria-hidden="true" className="size-5 shrink-0 text-warning" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">{title}</p>
        {text && <p className="mt-0.5 text-sm text-muted">{text}</p>}
      </div>
      <Button onClick={() => onRetry()}>{t('kit.retry')}</Button>
    </div>
  )
}
