import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { RUN_OUTCOMES, type RunOutcome, type Stop, STOPS } from '#app/flows/domain/runs/run'
import { t } from '#frontend/lib/texts'

const isStop = (outcome: RunOutcome): outcome is Stop => STOPS.some((stop) => stop === outcome)

/** What has become of a row, in the words of its badge. */
export const outcomeText = (outcome: RunOutcome): string =>
  isStop(outcome) ? t(`flows.stopped.${outcome}`) : t(`flows.status.${outcome}`)

/** The address of the rows with one outcome, from that of their batch. */
export const rowsAddress = (outcome: RunOutcome): string => `?outcome=${outcome}#batch-rows`

/** Which rows are shown, by the address; the back button undoes a choice. */
export function useRowFilter() {
  const [address, setAddress] = useSearchParams()
  const outcome = RUN_OUTCOMES.find((one) => one === address.get('outcome')) ?? ''
  const change = useCallback(
    (chosen: RunOutcome | '') => setAddress(chosen === '' ? {} : { outcome: chosen }),
    [setAddress]
  )
  return [outcome, change] as const
}
