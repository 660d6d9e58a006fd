import { useEffect } from 'react'
import { t } from '#frontend/lib/texts'

/** Names the window after what it shows. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = t('common.windowTitle', { title })
  }, [title])
}
