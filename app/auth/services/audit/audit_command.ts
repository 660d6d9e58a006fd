import {
  type AuditSubject,
  beginAuditEntry,
  endAuditEntry,
} from '#app/auth/services/audit/audit_entries'

/**
 * Writes down what a command on the server does.
 * @param action the name of the command
 * @throws whatever `work` throws, after that is written down
 */
export async function auditCommand<Made>(
  action: string,
  subject: AuditSubject | undefined,
  work: () => Promise<Made>
): Promise<Made> {
  const entry = await beginAuditEntry({ kind: 'command' }, action, subject)
  try {
    const made = await work()
    await endAuditEntry(entry, 'done')
    return made
  } catch (error) {
    await endAuditEntry(entry, 'failed')
    throw error
  }
}
