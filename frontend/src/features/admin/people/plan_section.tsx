import { type FormEvent, useState } from 'react'
import { type Plan, PLANS } from '#app/billing/domain/plans'
import { Button } from '#frontend/components/button'
import { Field } from '#frontend/components/fields/field'
import { Form } from '#frontend/components/fields/form'
import { Select } from '#frontend/components/fields/select'
import { type PersonDetails, usePersonChange } from '#frontend/features/admin/people/people_api'
import { FIELD_PAIR, PersonSection } from '#frontend/features/admin/people/person_facts'
import { api } from '#frontend/lib/api'
import { useDates } from '#frontend/lib/time/dates'
import { t } from '#frontend/lib/texts'

/** The plan that an administrator gives, which nobody pays for. */
export function PlanSection({ person }: { person: PersonDetails }) {
  const { date } = useDates()
  const { plan, planUntil, isSubscriber } = person
  const name = t(`people.plans.${plan}`)
  const current = planUntil ? t('people.planUntil', { plan: name, day: date(planUntil) }) : name
  const text = t(isSubscriber ? 'people.subscriber' : 'people.planText')
  return (
    <PersonSection title={t('people.planTitle')} text={text}>
      {isSubscriber ? (
        <p className="text-sm">{current}</p>
      ) : (
        <PlanForm key={`${plan} ${planUntil}`} person={person} />
      )}
    </PersonSection>
  )
}

function PlanForm({ person }: { person: PersonDetails }) {
  const [plan, setPlan] = useState<Plan>(person.plan)
  const [until, setUntil] = useState(person.planUntil?.slice(0, 10) ?? '')
  const [error, setError] = useState<string>()
  const change = usePlanChange(person)
  const submitted = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const end = plan === 'pro' && until ? endOfDay(until) : null
    // A day that is typed in part looks like none.
    const wrong = event.currentTarget.checkValidity() ? faultOf(end) : t('people.untilWrong')
    setError(wrong)
    if (!wrong) change.mutate({ plan, until: end })
  }
  const set = (
    <Button type="submit" isBusy={change.isPending}>
      {t('people.setPlan')}
    </Button>
  )
  return (
    <Form onSubmit={submitted} actions={set}>
      <div className={FIELD_PAIR}>
        <Select<Plan>
          label={t('people.plan')}
          value={plan}
          onChange={setPlan}
          options={PLANS.map((value) => ({ value, label: t(`people.plans.${value}`) }))}
        />
        <Field
          type="date"
          label={t('people.until')}
          help={t('people.untilHelp')}
          error={error}
          disabled={plan === 'free'}
          value={plan === 'free' ? '' : until}
          onChange={(event) => setUntil(event.target.value)}
        />
      </div>
    </Form>
  )
}

const faultOf = (end: string | null) =>
  end !== null && Date.parse(end) <= Date.now() ? t('people.untilPast') : undefined

/** The last second of a day in UTC, in which credits reset, too. */
const endOfDay = (day: string) => `${day}T23:59:59Z`

const usePlanChange = ({ id }: PersonDetails) =>
  usePersonChange(
    id,
    (body: { plan: Plan; until: string | null }) => api.userPlans.update({ params: { id }, body }),
    'people.planSet'
  )
