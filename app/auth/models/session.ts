import { SessionSchema } from '#database/schema'

export default class Session extends SessionSchema {
  static selfAssignPrimaryKey = true
}
