import { SessionList } from '#frontend/features/account/sessions/session_list'
import { TokenList } from '#frontend/features/account/tokens/token_list'

export function SessionsTab() {
  return (
    <div className="grid gap-10">
      <SessionList />
      <TokenList />
    </div>
  )
}
