import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#frontend/components/button'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { LoadFailed } from '#frontend/features/account/load_failed'
import { NewTokenDialog } from '#frontend/features/account/tokens/new_token_dialog'
import { TokenRow } from '#frontend/features/account/tokens/token_row'
import { tokensQuery } from '#frontend/features/account/tokens/tokens_api'
import { t } from '#frontend/lib/texts'

export function TokenList() {
  const { data: tokens, isPending, refetch } = useQuery(tokensQuery)
  const [isCreating, setCreating] = useState(false)
  return (
    <section aria-labelledby="tokens">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="tokens" className="text-xl font-semibold">
          {t('account.tokens.title')}
        </h2>
        <Button onClick={() => setCreating(true)}>{t('account.tokens.create')}</Button>
      </div>
      <p className="mt-1 text-sm text-muted">{t('account.tokens.lead')}</p>
      {isPending && <RowsSkeleton label={t('account.tokens.loading')} />}
      {!isPending && !tokens && <LoadFailed onRetry={() => void refetch()} />}
      {tokens?.length === 0 && <p className="mt-4 text-sm">{t('account.tokens.empty')}</p>}
      {tokens && tokens.length > 0 && (
        <ul className="mt-4 divide-y divide-line card">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      )}
      {isCreating && <NewTokenDialog onClose={() => setCreating(false)} />}
    </section>
  )
}
