import { Link } from 'react-router'
import { PAGE_TITLE, PageBody } from '#frontend/components/page/page'
import { BackToHome } from '#frontend/features/create/back_to_home'
import { GreetingLine } from '#frontend/features/create/optimizer/greeting_line'
import { Optimizer } from '#frontend/features/create/optimizer/optimizer'
import { OptimizerSkeleton } from '#frontend/features/create/optimizer/optimizer_skeleton'
import { PaymentReturn } from '#frontend/components/payment_return'
import { PromptGate } from '#frontend/features/create/start/prompt_gate'
import { useArrival } from '#frontend/features/create/start/use_arrival'
import { usePageTitle } from '#frontend/lib/window/page_title'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/create'

export function Component() {
  usePageTitle(t('create.optimizer.pageTitle'))
  const arrival = useArrival()
  return (
    <PageBody isWide>
      <BackToHome />
      <PaymentReturn />
      <h1 className={PAGE_TITLE}>
        <GreetingLine />
      </h1>
      <PromptGate key={arrival.key} arrival={arrival} waiting={<OptimizerSkeleton />}>
        {(userId, start) => <Optimizer userId={userId} start={start} />}
      </PromptGate>
      <p className="mt-10 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-6 text-sm">
        <Link to="/home" className="text-link">
          {t('create.optimizer.another')}
        </Link>
        <Link to="/templates" className="text-link">
          {t('create.optimizer.browse')}
        </Link>
      </p>
    </PageBody>
  )
}
