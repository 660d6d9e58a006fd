import { daytimeAt } from '#frontend/features/create/optimizer/greeting'
import { usePerson } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'
import { useTimeZone } from '#frontend/lib/time/time_zone'
import { useNow } from '#frontend/lib/time/use_now'

/** Greets by the hour of the person's own time zone, and moves on with the day. */
export function GreetingLine() {
  const { firstName } = usePerson()
  const greeting = t(`create.greeting.${daytimeAt(useNow(), useTimeZone())}`)
  return firstName ? t('create.greeting.named', { greeting, name: firstName }) : greeting
}
