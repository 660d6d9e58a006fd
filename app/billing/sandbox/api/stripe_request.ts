export interface StripeRequest {
  method: string
  path: string
  params: Record<string, unknown>
  idempotencyKey: string | null
}

export interface StripeAnswer {
  status: number
  body: object
  /** Whether it is the stored answer to an earlier request. */
  isReplayed?: boolean
}
