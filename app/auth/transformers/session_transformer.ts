import { BaseTransformer } from '@adonisjs/core/transformers'
import type Session from '#app/auth/models/session'

export default class SessionTransformer extends BaseTransformer<{
  session: Session
  currentId: string | null
}> {
  toObject() {
    const { session, currentId } = this.resource
    return {
      id: session.id,
      current: session.id === currentId,
      userAgent: session.userAgent,
      address: session.address,
      createdAt: new Date(Number(session.createdMs)).toISOString(),
      lastUsedAt: new Date(Number(session.lastUsedMs)).toISOString(),
    }
  }
}
