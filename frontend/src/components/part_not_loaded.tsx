import { LoadError } from '#frontend/components/load_error'
import { t } from '#frontend/lib/texts'

/** In the place of a part of a screen whose file could not be loaded. A file that is gone comes with the new page. */
export const PartNotLoaded = () => (
  <LoadError
    title={t('common.part.failed')}
    text={t('common.part.failedText')}
    onRetry={() => location.reload()}
  />
)
