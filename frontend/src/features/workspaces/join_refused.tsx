import { ButtonLink } from '#frontend/components/button'
import { Page } from '#frontend/components/page/page'
import { ApiError } from '#frontend/lib/api'
import { usePerson } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'

/** Why an invitation cannot be accepted. */
export type JoinRefusal =
  | { kind: 'gone' | 'missing' | 'other' }
  /** The workspace has as many members as it can have; `text` says so. */
  | { kind: 'full'; text: string }

/** Null where trying again may help. */
export function refusalOf(error: unknown): JoinRefusal | null {
  if (!(error instanceof ApiError)) return null
  const { message, code, hint = '' } = error.body
  if (error.status === 404) return { kind: 'missing' }
  if (error.status === 410) return { kind: 'gone' }
  if (code === 'other_email') return { kind: 'other' }
  return code === 'limit_reached' ? { kind: 'full', text: `${message} ${hint}`.trim() } : null
}

/** Says what happened, and what to do about it. */
export function JoinRefused({ refusal }: { refusal: JoinRefusal }) {
  const { email } = usePerson()
  return (
    <Page title={t(`workspaces.join.${refusal.kind}Title`)} lead={textOf(refusal, email)}>
      <ButtonLink variant="primary" to="/home">
        {t('workspaces.join.home')}
      </ButtonLink>
    </Page>
  )
}

function textOf(refusal: JoinRefusal, email: string | null): string {
  if (refusal.kind === 'full') return refusal.text
  if (refusal.kind !== 'other') return t(`workspaces.join.${refusal.kind}Text`)
  return email ? t('workspaces.join.otherText', { email }) : t('workspaces.join.otherNoEmail')
}
