export type CardName = 'works' | 'declined' | 'authentication' | 'fails_later'

export interface Card {
  name: CardName
  number: string
  about: string
}

/** The sample cards of the sandbox, with the numbers that Stripe uses for the same behavior. */
export const CARDS: Card[] = [
  { name: 'works', number: '4242 4242 4242 4242', about: 'The payment succeeds' },
  { name: 'declined', number: '4000 0000 0000 0002', about: 'The card is declined' },
  {
    name: 'authentication',
    number: '4000 0025 0000 3155',
    about: 'Your bank asks you to confirm the payment',
  },
  {
    name: 'fails_later',
    number: '4000 0000 0000 0341',
    about: 'Works now, and fails when the subscription renews',
  },
]

export const findCard = (name: unknown): Card | null =>
  CARDS.find((card) => card.name === name) ?? null

/** Whether a payment at which nobody is present succeeds, such as a renewal. */
export const worksAlone = (card: CardName | null): boolean =>
  card === 'works' || card === 'authentication'

export const lastDigits = (name: CardName): string => findCard(name)?.number.slice(-4) ?? ''
