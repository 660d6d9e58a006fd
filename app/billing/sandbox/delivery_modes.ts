/** How events reach Hone: as they should, or as they sometimes do. */
export const DELIVERIES = ['normal', 'late', 'twice', 'reversed'] as const

export type Delivery = (typeof DELIVERIES)[number]

export const isDelivery = (value: unknown): value is Delivery =>
  DELIVERIES.some((one) => one === value)
