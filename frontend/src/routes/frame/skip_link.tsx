import { t } from '#frontend/lib/texts'

/** The first stop of the keyboard: past everything that repeats. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only floating px-4 py-2 text-sm font-medium focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {t('common.frame.skip')}
    </a>
  )
}
