import type { Offer } from '#app/billing/domain/entitlements'
import { t } from '#frontend/lib/texts'

/** Where a person buys what lifts a limit. */
export const offerLink = (offer: Offer): { label: string; to: string } =>
  offer === 'pro'
    ? { label: t('common.credits.more.free'), to: '/payment' }
    : { label: t('common.credits.more.pro'), to: '/settings?tab=subscription' }
