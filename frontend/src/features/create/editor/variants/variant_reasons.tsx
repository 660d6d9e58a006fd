import type { Variant } from '#app/prompts/domain/types'
import type { Account } from '#frontend/features/create/editor/variants/account_of'
import { Fold } from '#frontend/components/fold'
import { ImprovementList } from '#frontend/features/create/marks/improvement_list'
import { TitledLines } from '#frontend/features/create/marks/titled_lines'
import { t } from '#frontend/lib/texts'

interface Props {
  variant: Variant
  account: Account
}

/** What a variant improves and why, on demand; what a model assumed stays in view. */
export function VariantReasons({ variant, account }: Props) {
  const { assumptions, questions } = variant
  const { improvements, reasoning } = account
  return (
    <>
      {(improvements.length > 0 || reasoning !== '') && (
        <Fold title={t('create.variant.improvements')}>
          <ImprovementList improvements={improvements} />
          {reasoning !== '' && <p className="mt-2 max-w-[70ch] text-sm text-muted">{reasoning}</p>}
        </Fold>
      )}
      <TitledLines title={t('create.model.assumed')} lines={assumptions} />
      <TitledLines title={t('create.model.asks')} lines={questions} />
    </>
  )
}
