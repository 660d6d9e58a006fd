import { Link } from 'react-router'
import { BackToHome } from '#frontend/features/create/back_to_home'
import { GreetingLine } from '#frontend/features/create/optimizer/greeting_line'
import { Optimizer } from '#frontend/features/create/optimizer/optimizer'
import { OptimizerSkeleton } from '#frontend/features/create/optimizer/optimizer_skeleton'
import { PromptGate } from '#frontend/features/create/prompt_gate'
import { useArrival } from '#frontend/features/create/use_arrival'
import { usePageTitle } from '#frontend/lib/page_title'
import { RouteLink } from '#frontend/components/route_link'
import { t } from '#frontend/lib/texts'

export function Component() {
  usePageTitle(t('create.optimizer.pageTitle'))
  const arrival = useArrival()
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-4 sm:px-8 sm:py-6">
      <BackToHome />
      <h1 className="mt-2 text-2xl font-semibold tracking-tight">
        <GreetingLine />
      </h1>
      <PromptGate key={arrival.key} arrival={arrival} waiting={<OptimizerSkeleton />}>
        {(userId, start) => <Optimizer userId={userId} start={start} />}
      </PromptGate>
      <p className="mt-10 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-6 text-sm">
        <Link to="/home" className="text-link">
          {t('create.optimizer.another')}
        </Link>
        <RouteLink to="/templates" className="text-link">
          {t('create.optimizer.browse')}
        </RouteLink>
      </p>
    </div>
  )
}
