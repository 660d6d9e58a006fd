import { Pill } from '#frontend/features/landing/pill'
import { Price } from '#frontend/features/landing/pricing/price'
import { publicTexts } from '#frontend/texts/en/public'

const { pro, badge } = publicTexts.pricing

export function ProPrice() {
  return (
    <div aria-live="polite">
      <div className="group-has-[[value=annual]:checked]/plans:hidden">
        <Price amount={pro.monthlyPrice} per={pro.per} note={pro.monthlyNote} />
      </div>
      <div className="hidden group-has-[[value=annual]:checked]/plans:block">
        <Price amount={pro.annualPrice} per={pro.per} note={pro.annualNote}>
          <Pill>{badge}</Pill>
        </Price>
      </div>
    </div>
  )
}
