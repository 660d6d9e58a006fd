export const SERVICES = ['database', 'signIn', 'models', 'payments', 'mail', 'content'] as const
export type ServiceName = (typeof SERVICES)[number]

/**
 * A service is connected, or a sandbox takes its place, or nothing does. `failing` means that it is set up and does not
 * work now.
 */
export const SERVICE_STATES = ['connected', 'sandbox', 'off', 'failing'] as const
export type ServiceState = (typeof SERVICE_STATES)[number]

export interface Service {
  name: ServiceName
  state: ServiceState
  /** What is connected, such as "SQLite"; null where there is nothing to name. */
  detail: string | null
}
