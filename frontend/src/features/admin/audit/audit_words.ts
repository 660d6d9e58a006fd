import { displayName } from '#frontend/components/display_name'
import type { Data } from '#client/data'
import { hasText, t, type TextKey } from '#frontend/lib/texts'
import '#frontend/texts/audit'

export type AuditEntry = Data.Account.AuditEntry

const HAPPENED: AuditEntry['outcome'][] = ['done', 'repeated']

/** The key of the text for an action of the server, and how it ended. */
export function actionKey(action: string, outcome: AuditEntry['outcome'] = 'done'): TextKey {
  const group = HAPPENED.includes(outcome) ? 'actions' : 'attempts'
  return `audit.${group}.${action.replaceAll(/[.:-]/g, '_')}` as TextKey
}

/** What was done, or tried, in words; an action without words is named as the server names it. */
export function actionWords({ action, outcome }: Pick<AuditEntry, 'action' | 'outcome'>): string {
  const key = actionKey(action, outcome)
  return hasText(key) ? t(key) : action
}

/** Who did it. */
export const actorWords = ({ actor, actorKind }: AuditEntry): string =>
  actor ? displayName(actor) : t(`audit.actors.${actorKind}`)

/** What exactly was done. */
export const detailWords = (details: AuditEntry['details']): string =>
  Object.entries(details ?? {})
    .map(([name, value]) => `${nameWords(name)}: ${valueWords(value)}`)
    .join(', ')

function nameWords(name: string): string {
  const key = `audit.details.${name}` as TextKey
  return hasText(key) ? t(key) : name
}

function valueWords(value: string | number | boolean | null): string {
  if (value === null) return t('audit.none')
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no')
  return String(value)
}
