import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { isBlankText } from '#app/core/domain/blank_text'
import { RUN_STATUSES, type RunStatus } from '#app/flows/domain/runs/run'
import { searchText } from '#frontend/lib/search_text'
import { t } from '#frontend/lib/texts'
import { addressNow } from '#frontend/lib/window/address_now'

export interface RunFilter {
  search: string
  status: RunStatus | ''
}

export const ALL_RUNS: RunFilter = { search: '', status: '' }

export const RUN_FILTER_STATUSES = ['' as const, ...RUN_STATUSES]

export const isNarrowed = ({ search, status }: RunFilter): boolean =>
  status !== '' || !isBlankText(search)

export const nameOfStatus = (status: RunStatus | ''): string =>
  status === '' ? t('flows.runs.all') : t(`flows.status.${status}`)

/** The filter of the address, which the back button undoes; typing does not add to the history. */
export function useRunFilter() {
  const [address, setAddress] = useSearchParams()
  const filter = readFilter(address)
  const change = useCallback(
    (part: Partial<RunFilter>) => {
      const { search, status } = { ...readFilter(addressNow()), ...part }
      const next = {
        ...(!isBlankText(search) && { search }),
        ...(status !== '' && { status }),
      }
      setAddress(next, { replace: part.status === undefined })
    },
    [setAddress]
  )
  return [filter, change] as const
}

const readFilter = (address: URLSearchParams): RunFilter => ({
  search: searchText(address.get('search')),
  status: RUN_FILTER_STATUSES.find((one) => one === address.get('status')) ?? '',
})
