import { IntervalChoice } from '#frontend/features/landing/pricing/interval_choice'
import { PlanCard } from '#frontend/features/landing/pricing/plan_card'
import { Price } from '#frontend/features/landing/pricing/price'
import { ProLink } from '#frontend/features/landing/pricing/pro_link'
import { ProPrice } from '#frontend/features/landing/pricing/pro_price'
import { Section } from '#frontend/features/landing/sections/section'
import { publicTexts } from '#frontend/texts/en/public'

const { eyebrow, title, lead, free, pro } = publicTexts.pricing

/** The choice of the interval shows one price or the other by style alone, so it needs no script. */
export function Pricing() {
  return (
    <Section id="pricing" eyebrow={eyebrow} title={title} lead={lead}>
      <div className="group/plans">
        <IntervalChoice />
        <div className="mt-8 grid gap-6 md:grid-cols-2">
          <PlanCard
            {...free}
            price={<Price amount={free.price} per={free.per} note={free.priceNote} />}
            action={
              <a href="/signup" className="button-quiet w-full px-5 py-3">
                {free.button}
              </a>
            }
          />
          <PlanCard {...pro} price={<ProPrice />} action={<ProLink />} />
        </div>
      </div>
    </Section>
  )
}
