import { useSearchParams } from 'react-router'
import { t } from '#frontend/lib/texts'

const PROBLEMS = ['auth_failed', 'identity_taken', 'link_elsewhere', 'login_failed'] as const

/** Why linking a way to sign in came to nothing, as the server says in the address. */
export function LinkProblem() {
  const [address] = useSearchParams()
  const problem = PROBLEMS.find((known) => known === address.get('error'))
  if (!problem) return null
  return (
    <p role="alert" className="alert-danger mt-4 p-3 text-sm">
      {t(`account.identities.problems.${problem}`)}
    </p>
  )
}
