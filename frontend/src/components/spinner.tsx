import { LoaderCircle } from 'lucide-react'
import { t } from '#frontend/lib/texts'

/** Turns while something is at work. With a label it says so by itself; else the text beside it does. */
export function Spinner({ label, className = 'size-4' }: { label?: string; className?: string }) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex shrink-0">
      <LoaderCircle aria-hidden="true" className={`animate-spin ${className}`} />
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}

/** Fills the screen while nobody knows yet who is there. */
export function FullSpinner() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center">
      <p className="flex items-center gap-3 text-muted">
        <Spinner className="size-5" />
        {t('kit.loading')}
      </p>
    </div>
  )
}
