import { publicTexts } from '#frontend/texts/en/public'

const { button } = publicTexts.pricing.pro
const LOOK = 'button-primary w-full px-5 py-3'

/** Leads to the checkout of the chosen interval. Only one of the links shows. */
export const ProLink = () => (
  <>
    <a
      href="/payment?item=monthly"
      className={`${LOOK} group-has-[[value=annual]:checked]/plans:hidden`}
    >
      {button}
    </a>
    <a
      href="/payment?item=annual"
      className={`${LOOK} hidden group-has-[[value=annual]:checked]/plans:inline-flex`}
    >
      {button}
    </a>
  </>
)
