import { LoadMore } from '#frontend/components/load_more'
import { byDay, creditEntries } from '#app/billing/domain/credit_entries'
import { CreditRow } from '#frontend/features/usage/credit_row'
import { useCreditList } from '#frontend/features/usage/use_usage'
import { useDates } from '#frontend/lib/time/dates'
import { t } from '#frontend/lib/texts'

/** What happened to the credits of the person, the newest first and a line for each run. Nothing where nothing did. */
export function CreditList() {
  const { query, movements } = useCreditList()
  const { date } = useDates()
  if (movements.length === 0) return null
  return (
    <section aria-labelledby="credits" className="mt-10">
      <h2 id="credits" className="font-semibold">
        {t('usage.credits.title')}
      </h2>
      {byDay(creditEntries(movements), date).map(({ day, entries }) => (
        <section key={day} aria-label={day} className="mt-4">
          <h3 className="text-sm font-medium text-muted">{day}</h3>
          <ul className="mt-2 divide-y divide-line card">
            {entries.map((entry) => (
              <CreditRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      <LoadMore query={query} />
    </section>
  )
}
