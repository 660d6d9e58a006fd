import { PACK_OFFERS, type PackItem } from '#app/billing/domain/payments/items'
import { Button } from '#frontend/components/button'
import { t } from '#frontend/lib/texts'
import { useCheckout } from '#frontend/lib/use_checkout'

const PACKS = Object.keys(PACK_OFFERS) as PackItem[]

/** Credits that never expire, for people on the Pro plan. */
export function CreditPacks() {
  const { isRedirecting, start } = useCheckout()
  return (
    <section aria-labelledby="packs">
      <h2 id="packs" className="font-semibold">
        {t('account.billing.packs')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('account.billing.packsText')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {PACKS.map((item) => (
          <Button key={item} size="sm" isBusy={isRedirecting} onClick={() => start(item)}>
            {t('account.billing.pack', {
              count: PACK_OFFERS[item].credits,
              price: (PACK_OFFERS[item].cents / 100).toFixed(2),
            })}
          </Button>
        ))}
      </div>
    </section>
  )
}
