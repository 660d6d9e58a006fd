import { RouteLink } from '#frontend/components/route_link'
import { flowStart } from '#frontend/lib/flow_start'
import { t } from '#frontend/lib/texts'

const LINKS = [
  { to: '/flow-builder', text: 'create.home.closing.flow' },
  { to: '/updateddashboard', text: 'create.home.closing.experiments' },
] as const

/** The way on to bigger things. */
/** @param written What stands in the box above, which goes along to a flow. */
export const HomeClosing = ({ written }: { written: string }) => (
  <section className="rounded-card border border-line bg-sunken p-6 sm:p-8">
    <h2 className="text-xl font-semibold">{t('create.home.closing.title')}</h2>
    <p className="mt-1 text-sm text-muted">{t('create.home.closing.lead')}</p>
    <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
      {LINKS.map(({ to, text }) => (
        <RouteLink
          key={to}
          to={to}
          state={flowStart(written)}
          className="text-link text-sm font-medium"
        >
          {t(text)}
        </RouteLink>
      ))}
    </p>
  </section>
)
