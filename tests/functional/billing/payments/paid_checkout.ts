import { pay } from '#tests/functional/billing/sandbox_customers'

/** Pays a checkout with a card that works, as its page does. @returns its id */
export async function paid(url: string): Promise<string> {
  const id = new URL(url).pathname.split('/').at(-1)!
  const { state } = await pay(id)
  if (state !== 'paid') throw new Error(`The checkout is ${state}.`)
  return id
}
