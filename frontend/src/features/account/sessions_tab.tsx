import { SessionList } from '#frontend/features/account/session_list'
import { TokenList } from '#frontend/features/account/token_list'

export function SessionsTab() {
  return (
    <div className="grid gap-10">
      <SessionList />
      <TokenList />
    </div>
  )
}
