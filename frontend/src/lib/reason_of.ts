import { isOffline, messageOf } from '#frontend/lib/api'
import { t } from '#frontend/lib/texts'

/** Why a call failed, as a sentence for the person. */
export const reasonOf = (error: unknown): string =>
  isOffline(error) ? t('common.noAnswer') : messageOf(error)
