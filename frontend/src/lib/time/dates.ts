import { useMemo } from 'react'
import { relativeTime } from '#frontend/lib/time/relative_time'
import { useTimeZone } from '#frontend/lib/time/time_zone'

type When = Date | string

const LANGUAGE = 'en'

/** Dates and times as people read them, in one time zone. */
export function datesIn(timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(LANGUAGE, { ...options, timeZone })
    return (when: When) => formatter.format(new Date(when))
  }
  return {
    date: format({ dateStyle: 'medium' }),
    time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    dateTime: format({ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }),
    relative: (when: When, now = new Date()) => relativeTime(new Date(when), now),
  }
}

export function useDates() {
  const timeZone = useTimeZone()
  return useMemo(() => datesIn(timeZone), [timeZone])
}
