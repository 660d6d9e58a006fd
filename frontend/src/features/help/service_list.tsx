import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, CircleDashed, FlaskConical, type LucideIcon } from 'lucide-react'
import { Badge } from '#frontend/components/badge'
import { LoadError } from '#frontend/components/load_error'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { HelpSection } from '#frontend/features/help/help_section'
import { apiQuery, type ItemOf } from '#frontend/lib/api_queries'
import { t } from '#frontend/lib/texts'

type Service = ItemOf<'services.index'>

const LOOKS = {
  connected: { tone: 'success', icon: CircleCheck },
  sandbox: { tone: 'warning', icon: FlaskConical },
  off: { tone: 'plain', icon: CircleDashed },
  failing: { tone: 'danger', icon: CircleAlert },
} as const satisfies Record<Service['state'], { tone: string; icon: LucideIcon }>

/** What this server is connected to, what is a sandbox here, and what is off. */
export const ServiceList = () => (
  <HelpSection id="services" title={t('help.services.title')}>
    <p className="mt-1 max-w-[70ch] text-sm text-muted">{t('help.services.lead')}</p>
    <Services />
  </HelpSection>
)

function Services() {
  const { data, isPending, refetch } = useQuery(apiQuery('services.index'))
  if (isPending) return <RowsSkeleton label={t('help.services.loading')} rows={6} />
  if (!data) return <LoadError title={t('help.services.failed')} onRetry={() => void refetch()} />
  return (
    <dl className="mt-4 divide-y divide-line rounded-card border border-line bg-raised">
      {data.map((service) => (
        <ServiceRow key={service.name} service={service} />
      ))}
    </dl>
  )
}

function ServiceRow({ service: { name, state, detail } }: { service: Service }) {
  const { tone, icon } = LOOKS[state]
  return (
    <div className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[10rem_1fr]">
      <dt className="font-medium">{t(`help.services.names.${name}`)}</dt>
      <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tone} icon={icon}>
          {t(`help.services.states.${state}`)}
        </Badge>
        <span className="min-w-0 text-sm text-muted">
          {detail ?? t(`help.services.notes.${name}`)}
        </span>
      </dd>
    </div>
  )
}
