export const WORKSHOP_TABS = ['strengthening', 'discovery', 'templates'] as const
export type WorkshopTab = (typeof WORKSHOP_TABS)[number]

/** The tab that an address names; the first where it names none of ours. */
export function readTab(named: string | null): WorkshopTab {
  return WORKSHOP_TABS.find((tab) => tab === named) ?? 'strengthening'
}
